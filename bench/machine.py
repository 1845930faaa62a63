"""How this Python and this ridotto were built: a Python built without a profile runs the same wheel up to a quarter
slower.
"""

from __future__ import annotations

import platform
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution


def is_profiled() -> bool:
    """True when the ridotto that runs was compiled by a profile: setup.py notes that in the wheel's build number."""
    try:
        return "pgo" in (distribution("ridotto").read_text("WHEEL") or "")
    except PackageNotFoundError:
        return False


def build_flags() -> dict[str, object]:
    """Returns what a reader of the figures has to know about the build of ridotto and of this Python."""
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "ridotto by profile": is_profiled(),
        "python": platform.python_version(),
        "compiler": platform.python_compiler(),
        "optimized by profile": "--enable-optimizations" in configured,
        "optimized at link time": "--with-lto" in configured,
        "shared library": bool(sysconfig.get_config_var("Py_ENABLE_SHARED")),
        "flags": str(sysconfig.get_config_var("OPT") or ""),
        "machine": platform.machine(),
    }
