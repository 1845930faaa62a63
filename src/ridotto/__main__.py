"""python -m ridotto"""

import sys

from ridotto.cli import main

if __name__ == "__main__":
    sys.exit(main())
