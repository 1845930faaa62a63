"""Clothes, and faces to wear them: drawings on a field of 100 by 120, their paints named in braces."""

from __future__ import annotations

from typing import Final

GOLD: Final = "#dcb13c"
WHITE: Final = "#f7f3ea"
BLACK: Final = "#22202a"

COLOURS: Final = {  # cloth, its folds, and the wall behind
    "crimson": ("#a5243d", "#6d1526", "#f1d5d9"),
    "rose": ("#d0637c", "#8e3a50", "#f8e1e6"),
    "rust": ("#b5562a", "#743415", "#f3dccd"),
    "gold": ("#c9992e", "#84611a", "#f6e9c8"),
    "olive": ("#76803a", "#4a5122", "#e6e9cf"),
    "emerald": ("#2f8a5b", "#1b5638", "#d2ecde"),
    "teal": ("#26828a", "#145158", "#d0eaec"),
    "azure": ("#3b76c4", "#234a80", "#d6e4f6"),
    "violet": ("#6d4fb0", "#443073", "#e2d9f4"),
    "plum": ("#8a3d7d", "#57244f", "#efd9ea"),
    "ink": ("#3a3f4d", "#20232c", "#d8dbe4"),
    "ivory": ("#cbbf9f", "#867a58", "#f5efdf"),
    "slate": ("#6a7a88", "#414d58", "#dfe6ea"),
}
FACES: Final = {  # outline, mouth, skin, hair
    "round": (
        "M50 29q22 0 22 24t-22 24q-22 0-22-24t22-24z",
        "M43 66q7 6 14 0",
        "#f0d0ae",
        "#8a5524",
    ),
    "long": ("M50 26q18 0 18 22q0 20-6 27q-5 6-12 6t-12-6q-6-7-6-27q0-22 18-22z", "M44 69h12", "#d9a878", "#2b211c"),
    "square": (
        "M50 28q20 0 20 16v22q0 7-8 10q-12 4-24 0q-8-3-8-10V44q0-16 20-16z",
        "M42 68q8-3 16 0",
        "#bd8658",
        "#4a3728",
    ),
    "heart": (
        "M50 29q21 0 21 19q0 17-14 27q-7 6-14 0q-14-10-14-27q0-19 21-19z",
        "M44 66q6 6 12-1",
        "#8d5a3b",
        "#1f1a18",
    ),
    "narrow": (
        "M50 28q16 0 16 20q0 18-10 28q-6 5-12 0q-10-10-10-28q0-20 16-20z",
        "M44 69q6-4 12 0",
        "#e8c39e",
        "#a8752f",
    ),
}
HAIR_BEHIND: Final = {
    "long": '<path d="M26 50q-2-28 24-28t24 28l3 42H23z" fill="{hair}"/>',
    "curls": '<g fill="{hair}"><circle cx="30" cy="40" r="9"/><circle cx="70" cy="40" r="9"/><circle cx="27" cy="54" '
    'r="8"/>'
    '<circle cx="73" cy="54" r="8"/><circle cx="30" cy="67" r="7"/><circle cx="70" cy="67" r="7"/></g>',
    "braids": '<path d="M31 44q-10 22-4 46M69 44q10 22 4 46" fill="none" stroke="{hair}" stroke-width="8" '
    'stroke-dasharray="7 1.5"/>',
    "bun": '<circle cx="50" cy="21" r="11" fill="{hair}"/>',
}
HAIR_ON_TOP: Final = '<path d="M29 47q-2-21 21-21t21 21q-4-12-21-12t-21 12z" fill="{hair}"/>'
HAIR_BEFORE: Final = {
    "beard": '<path d="M29 56q1 28 21 33q20-5 21-33q-6 8-13 7q-8-3-16 0q-7 1-13-7z" fill="{hair}"/>'
    '<path d="M44 70q6 3 12 0" fill="none" stroke="{skin}" stroke-width="2"/>',
    "goatee": '<path d="M44 73q6 3 12 0q-1 10-6 13q-5-3-6-13z" fill="{hair}"/>',
    "moustache": '<path d="M50 62q5-4 9 1q4 3 8-1q-3 8-10 6q-4-1-7-4q-3 3-7 4q-7 2-10-6q4 4 8 1q4-5 9-1z" '
    'fill="{hair}"/>',
}
BALD: Final = ("none", "beard")
EYES: Final = '<g fill="{black}"><circle cx="41" cy="49" r="2.6"/><circle cx="59" cy="49" r="2.6"/></g>'
HOLES: Final = (
    '<g fill="{white}" stroke="{black}" stroke-width="1"><ellipse cx="41" cy="49" rx="5" ry="3.4"/>'
    '<ellipse cx="59" cy="49" rx="5" ry="3.4"/></g>{eyes}'
)
GLINT: Final = '<g fill="{white}"><circle cx="41" cy="49" r="1.2"/><circle cx="59" cy="49" r="1.2"/></g>'
MASKS: Final = {
    "domino": '<path d="M27 47q10-8 23-2q13-6 23 2q0 12-11 12q-7 0-12-6q-5 6-12 6q-11 0-11-12z" '
    'fill="{black}"/>{holes}',
    "columbina": '<path d="M26 44q12-8 24-2q12-6 24 2q-1 15-12 17q-7 0-12-7q-5 7-12 7q-11-2-12-17z" fill="{cloth}" '
    'stroke="{gold}" stroke-width="2"/>{holes}<circle cx="50" cy="43" r="2.5" fill="{gold}"/>',
    "bauta": '<path d="M29 36q21-9 42 0v14q0 10-4 17l6 14H27l6-14q-4-7-4-17z" fill="{white}" stroke="{fold}" '
    'stroke-width="1.5"/><path d="M50 48l-5 14h10z" fill="{wall}" stroke="{fold}"/>{holes}',
    "beak": '<path d="M28 42q22-10 44 0l-3 16q-9 5-13 4L46 94q-6-18-2-32q-8 0-13-6z" fill="{white}" stroke="{black}" '
    'stroke-width="1.5"/><g fill="{black}" stroke="{gold}" stroke-width="2"><circle cx="40" cy="49" r="5.5"/>'
    '<circle cx="60" cy="49" r="5.5"/></g>',
    "cat": '<path d="M27 43l1-17 13 12h18l13-12 1 17q0 16-12 17q-6 0-11-5q-5 5-11 5q-12-1-12-17z" fill="{black}"/>'
    '{holes}<path d="M33 61l-12 2m12 2l-11 5M67 61l12 2m-12 2l11 5" stroke="{black}" stroke-width="1"/>',
    "fox": '<path d="M27 44l-3-18 15 11h22l15-11-3 18q-1 12-13 15L50 72 40 59q-12-3-13-15z" fill="#c8622b"/>'
    '<path d="M40 59L50 72l10-13q-10-5-20 0z" fill="{white}"/>{holes}<circle cx="50" cy="71" r="2.6" fill="{black}"/>',
    "moon": '<path d="M52 25q-26 4-24 30q3 22 24 22q-12-6-13-24q0-19 13-28z" fill="{gold}" stroke="{fold}"/>{eyes}',
    "sun": '<path d="M50 24l4 8 7-6 1 9 9-4-2 9 10-1-5 8 9 3-9 4 5 8-12-1-6 2-8-7h-6l-8 7-6-2-12 1 5-8-9-4 9-3-5-8 10 1'
    '-2-9 9 4 1-9 7 6z" fill="{gold}" stroke="{fold}"/>{holes}',
    "veil": '{holes}<path d="M28 55q22 6 44 0l4 34q-26 8-52 0z" fill="{fold}" opacity=".82"/>'
    '<path d="M28 55q22 6 44 0" fill="none" stroke="{gold}" stroke-width="2"/>',
    "visor": '<path d="M28 38q22-6 44 0v26q-8 16-22 18q-14-2-22-18z" fill="#9aa5ad" stroke="#4c565d" '
    'stroke-width="1.5"/>'
    '<path d="M32 46h36v6H32z" fill="{black}"/><path d="M50 38v44M42 64v8m-5-7v5m21-6v8m5-7v5" stroke="#4c565d" '
    'stroke-width="2"/>{glint}',
    "skull": '<path d="M28 40q22-14 44 0q3 16-6 21v14H34V61q-9-5-6-21z" fill="{white}" stroke="{black}"/>'
    '<g fill="{black}"><circle cx="41" cy="49" r="6.5"/><circle cx="59" cy="49" r="6.5"/><path d="M50 56l-3 7h6z"/></g>'
    '<path d="M42 68v7m5-7v7m6-7v7m5-7v7" stroke="{black}"/>{glint}',
    "butterfly": '<path d="M50 46Q36 24 20 34q-4 16 10 18q-6 12 8 13q8-2 12-11q4 9 12 11q14-1 8-13q14-2 10-18Q64 24 '
    '50 46z" '
    'fill="{cloth}" stroke="{gold}" stroke-width="1.5"/>{holes}',
    "patch": '{eyes}<path d="M27 38l46 13" stroke="{black}" stroke-width="2"/>'
    '<path d="M51 43q9-5 17 2q1 12-8 13q-9-2-9-15z" fill="{black}"/><path d="M36 60l-2 8" stroke="{fold}" '
    'stroke-width="1.5"/>',
    "tears": '<path d="M29 36q21-10 42 0q3 26-8 36q-13 9-26 0q-11-10-8-36z" fill="{white}" stroke="{fold}"/>{eyes}'
    '<path d="M41 55q4 6 0 9q-4-3 0-9z" fill="{cloth}"/><path d="M36 43q5-5 10-1m8 0q5-4 10 1M45 69q5 2 10 0" '
    'fill="none" stroke="{black}" stroke-width="1.5"/>',
}
HATS: Final = {
    "none": "",
    "crown": '<path d="M29 32l-4-22 13 9 12-15 12 15 13-9-4 22q-21-7-42 0z" fill="{gold}" stroke="#84611a"/>'
    '<g fill="{cloth}"><circle cx="50" cy="22" r="3"/><circle cx="37" cy="25" r="2"/><circle cx="63" cy="25" r="2"/>'
    "</g>",
    "coronet": '<path d="M31 32l-2-11 9 5 5-8 7 7 7-7 5 8 9-5-2 11q-19-6-38 0z" fill="{gold}" stroke="#84611a"/>',
    "tricorn": '<path d="M14 30q12 2 22-14q14-8 28 0q10 16 22 14q-6 9-18 6q-18-7-36 0q-12 3-18-6z" fill="{fold}"/>'
    '<path d="M16 31q16 4 34-4q18 8 34 4" fill="none" stroke="{gold}" stroke-width="2"/>',
    "hood": '<path d="M50 12q32 4 30 50q0 14 8 26q-18-4-20-22q4-32-18-36q-22 4-18 36q-2 18-20 22q8-12 8-26q-2-46 '
    '30-50z" '
    'fill="{fold}"/>',
    "helmet": '<path d="M27 42q-2-28 23-30q25 2 23 30q-23-9-46 0z" fill="#a9b4bb" stroke="#4c565d" stroke-width="1.5"/>'
    '<path d="M47 12h6v26h-6z" fill="#7d8a92"/><path d="M50 12q-4-10 14-9q12 3 12 14q-8-8-26-5z" fill="{cloth}"/>',
    "plume": '<path d="M24 34q4-14 26-15q22 1 26 15q-26-8-52 0z" fill="{fold}"/>'
    '<path d="M66 24q18-2 24-22Q66-2 58 20z" fill="{cloth}"/><path d="M62 22Q72 6 88 4" fill="none" stroke="{white}"/>',
    "turban": '<path d="M26 38q-6-24 24-26q30 2 24 26q-24-12-48 0z" fill="{cloth}"/>'
    '<path d="M27 34q20-18 44-14M31 22q22-4 41 12" fill="none" stroke="{fold}" stroke-width="2"/>'
    '<circle cx="50" cy="25" r="4" fill="{gold}"/>',
    "mitre": '<path d="M31 34Q28 12 50 0q22 12 19 34q-19-7-38 0z" fill="{white}" stroke="{gold}" stroke-width="2"/>'
    '<path d="M50 6v24M42 16h16" stroke="{gold}" stroke-width="3"/>',
    "cap": '<path d="M27 36q-4-16 10-20q13-6 26 0q14 4 10 20q-23-9-46 0z" fill="{white}" stroke="{fold}" '
    'stroke-width="1.5"/>'
    '<path d="M28 36q22-9 44 0" fill="none" stroke="{cloth}" stroke-width="4"/>',
    "brim": '<path d="M32 30q0-20 18-20t18 20z" fill="{fold}"/><path d="M10 34q40-14 80 0q-40 8-80 0z" fill="{fold}"/>'
    '<path d="M32 28q18-5 36 0" fill="none" stroke="{cloth}" stroke-width="4"/>',
    "wimple": '<path d="M50 16q28 4 26 44q-2 20 4 32q-16 2-18-14q8-20 4-36q-16-14-32 0q-4 16 4 36q-2 16-18 14q6-12 4-32'
    'q-2-40 26-44z" fill="{white}" stroke="{fold}" stroke-width="1.5"/>',
    "motley": '<path d="M28 38Q26 8 6 24q2-24 30-14q8-14 14-6q6-8 14 6q28-10 30 14Q74 8 72 38q-22-10-44 0z" '
    'fill="{cloth}"/>'
    '<path d="M50 4v28q-11 0-22 6Q26 8 6 24q2-24 30-14q8-14 14-6z" fill="{fold}"/>'
    '<g fill="{gold}"><circle cx="6" cy="26" r="4"/><circle cx="94" cy="26" r="4"/><circle cx="50" cy="5" r="4"/></g>',
    "garland": '<path d="M28 38q0-20 22-20t22 20" fill="none" stroke="#3f7d45" stroke-width="5"/>'
    '<g fill="{cloth}"><circle cx="29" cy="35" r="5"/><circle cx="50" cy="18" r="6"/><circle cx="71" cy="35" r="5"/>'
    "</g>"
    '<g fill="{white}"><circle cx="37" cy="24" r="5"/><circle cx="63" cy="24" r="5"/></g>',
    "horns": '<path d="M28 38q0-22 22-24q22 2 22 24q-22-9-44 0z" fill="{fold}"/>'
    '<path d="M29 28Q12 26 14 4q4 12 20 14zM71 28Q88 26 86 4q-4 12-20 14z" fill="{white}" stroke="{fold}"/>',
    "top": '<path d="M34 30L32 2h36l-2 28z" fill="{black}"/><path d="M22 31q28-8 56 0q-28 7-56 0z" fill="{black}"/>'
    '<path d="M34 24q16-4 32 0" fill="none" stroke="{cloth}" stroke-width="4"/>',
}
SHOULDERS: Final = (
    '<path d="M8 120q0-28 28-33h28q28 5 28 33z" fill="{cloth}"/>'
    '<path d="M36 87l14 14 14-14 8 3-22 22-22-22z" fill="{fold}"/>'
)
NECK: Final = '<path d="M42 70h16v18l-8 8-8-8z" fill="{skin}"/>'
