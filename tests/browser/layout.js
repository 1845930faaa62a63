// Finds faults of layout in the page that is shown: run by layout.py, which also says what each check is for.
// Returns an object of functions; geometry is in CSS pixels of the window.
(() => {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, ' +
    '[role=button], [role=tab], [role=switch], [role=slider], [role=gridcell][tabindex]';
  const LAYERS = 'dialog, [role=dialog], [popover], .sheet'; // drawn over the rest on purpose, and can be closed
  const UNASKED = '[role=dialog]:not(dialog), [popover]'; // those of them that come by themselves
  const ASKED = '.asked:has(#asked-title)'; // what is to be answered: nothing may cover it that comes by itself
  // Heads of narrow columns end with an ellipsis: what is chosen stands whole below the grid.
  const HEADS = '[role=grid] [title]';
  const SLACK = 1.5; // pixels that rounding may take
  const GRID = 7; // sample points across a control, and as many down
  const MISSED = 0.05; // the share of sample points that may miss: antialiased corners
  const LEAST = 8; // pixels: of a control that is scrolled almost out of sight, less is no target
  const PART = 8; // pixels that something drawn on a control may stick out of it
  const OPAQUE = 0.6; // what lies over something with so much opacity hides it
  const LIGHT_EDGE = 0.08; // a ground or border with less opacity is not seen as a box

  // ---- What is drawn, and where.

  const styles = new Map();
  const styleOf = (it) => styles.get(it) ?? (styles.set(it, getComputedStyle(it)), styles.get(it));

  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  const colours = new Map();
  /** [red, green, blue, alpha] of any CSS colour, alpha from 0 to 1. */
  function colourOf(text) {
    if (!colours.has(text)) {
      ink.clearRect(0, 0, 1, 1);
      ink.fillStyle = '#000';
      ink.fillStyle = text;
      ink.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = ink.getImageData(0, 0, 1, 1).data;
      colours.set(text, [red, green, blue, alpha / 255]);
    }
    return colours.get(text);
  }

  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const isEmpty = (box) => box.right - box.left <= 1 || box.bottom - box.top <= 1; // 1 px: only read aloud
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const beyond = (inner, outer) => ({
    left: outer.left - inner.left,
    top: outer.top - inner.top,
    right: inner.right - outer.right,
    bottom: inner.bottom - outer.bottom,
  });
  const windowBox = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  function isDrawn(it) {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each = it; each !== null; each = each.parentElement) {
      const { clipPath } = styleOf(each);
      if (clipPath === 'inset(50%)') return false; // only read aloud, or shown once it has the focus
    }
    return !isEmpty(it.getBoundingClientRect());
  }

  /** The modal dialog that is open: only what is in it, or in a popover above it, can be used. */
  function inUse(it) {
    if (it.closest('[inert]') !== null) return false;
    const modal = [...document.querySelectorAll(':modal')].at(-1);
    return modal === undefined || modal.contains(it) || it.closest(':popover-open') !== null;
  }

  /** A table under way fills the window: neither the window nor the table's own room is meant to scroll. */
  const fillsWindow = (it) => it.closest('.playing') !== null;

  function scrolls(box, axis) {
    if (box.matches('.playing main')) return false;
    const overflow = styleOf(box)[axis === 'x' ? 'overflowX' : 'overflowY'];
    if (overflow !== 'auto' && overflow !== 'scroll') return false;
    return axis === 'x' ? box.scrollWidth > box.clientWidth : box.scrollHeight > box.clientHeight;
  }

  /** What clips an element: [ancestor, its inner box], from the nearest to the window. */
  function clipsOf(it) {
    const found = [];
    let position = styleOf(it).position;
    for (let box = it.parentElement; box !== null && position !== 'fixed'; box = box.parentElement) {
      const style = styleOf(box);
      const holds =
        style.position !== 'static' ||
        style.transform !== 'none' ||
        style.filter !== 'none' ||
        style.contain !== 'none';
      if (position === 'absolute' && !holds) continue;
      position = style.position;
      if (box === document.body || box === document.documentElement || style.display === 'contents') continue;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const { left, top } = box.getBoundingClientRect();
      const [x, y] = [left + box.clientLeft, top + box.clientTop];
      found.push([box, { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight }]);
    }
    return { clips: found, fixed: position === 'fixed' };
  }

  /** The part of a box that is drawn in the window, and how much is cut where nobody can scroll to it. */
  function clipped(it, whole) {
    const { clips, fixed } = clipsOf(it);
    let [shown, cut] = [whole, null];
    function cutBy(by, inner, scrollsX, scrollsY) {
      const out = beyond(shown, inner);
      const most = Math.max(scrollsX ? 0 : Math.max(out.left, out.right), scrollsY ? 0 : Math.max(out.top, out.bottom));
      if (most > (cut?.most ?? 0)) cut = { by, most };
      shown = common(shown, inner);
    }
    for (const [box, inner] of clips) cutBy(box, inner, scrolls(box, 'x'), scrolls(box, 'y'));
    if (isEmpty(shown) && cut === null) return { shown, cut }; // scrolled out of sight
    const free = !fixed && !fillsWindow(it) && it.closest(':modal') === null;
    const root = document.documentElement;
    cutBy(null, windowBox(), free && root.scrollWidth > innerWidth, free && root.scrollHeight > innerHeight);
    return { shown, cut };
  }

  function isPainted(it) {
    const style = styleOf(it);
    if (style.backgroundImage !== 'none' || colourOf(style.backgroundColor)[3] > LIGHT_EDGE) return true;
    const sides = ['Top', 'Right', 'Bottom', 'Left'].filter(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        colourOf(style[`border${side}Color`])[3] > LIGHT_EDGE,
    );
    return sides.length >= 3;
  }

  function named(it) {
    if (it === null) return 'the window';
    const marks = [...it.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => `[${name}=${value}]`);
    const classes = [...it.classList].filter((each) => !each.startsWith('svelte-')).map((each) => `.${each}`);
    const text = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${it.tagName.toLowerCase()}${marks.join('')}${classes.join('')}> ${text}`;
  }

  const isSliver = (box) => box.right - box.left < LEAST || box.bottom - box.top < LEAST;

  const px = (length) => `${Math.round(length * 10) / 10} px`;
  const sizeOf = (box) => `${px(box.right - box.left)} x ${px(box.bottom - box.top)}`;

  function controls() {
    return [...document.querySelectorAll(CONTROLS)]
      .filter((it) => inUse(it) && isDrawn(it))
      .map((it) => ({ it, box: boxOf(it.getBoundingClientRect()), ...clipped(it, boxOf(it.getBoundingClientRect())) }));
  }

  /** What is drawn of a target that is not drawn itself: [data-at] for [data-place]; null: the target itself is. */
  const drawingOf = (it) =>
    it.dataset.place === undefined ? null : document.querySelector(`[data-at="${CSS.escape(it.dataset.place)}"]`);

  /** Which layer of LAYERS an element is in; null: in none of them. */
  const layerOf = (it) => it.closest(LAYERS);

  /** Whether one lies under the other only until somebody scrolls: the other is a bar that stays where it is. */
  function passesUnder(it, over) {
    let bar = over;
    while (bar !== null && (bar.contains(it) || !['fixed', 'sticky'].includes(styleOf(bar).position)))
      bar = bar.parentElement;
    if (bar === null) return false;
    for (let each = it.parentElement; each !== null && each !== document.body; each = each.parentElement) {
      if (scrolls(each, 'y')) return true;
    }
    return !fillsWindow(it) && document.documentElement.scrollHeight > innerHeight;
  }

  // ---- Checks.

  /** No control outside of its box or the window. */
  function outside() {
    const found = [];
    for (const control of controls()) {
      const it = drawingOf(control.it) ?? control.it; // a target may be larger than what is drawn of it
      const { shown, cut } = it === control.it ? control : clipped(it, boxOf(it.getBoundingClientRect()));
      if (cut !== null && cut.most > SLACK)
        found.push(`outside: ${named(it)} is cut by ${px(cut.most)} at the edge of ${named(cut.by)}`);
      else if (!isEmpty(shown)) {
        const out = spilt(it, shown);
        if (out !== null) found.push(`outside: ${named(it)} is drawn ${px(out.most)} outside of ${named(out.box)}`);
      }
    }
    return found;
  }

  /** How far a control that lies in the flow sticks out of the nearest box with a ground or an edge; null: not at
   * all. */
  function spilt(it, shown) {
    for (let each = it; each !== null && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      if (each !== it && isPainted(each) && style.display !== 'inline' && style.display !== 'contents') {
        const out = beyond(shown, each.getBoundingClientRect());
        const most = Math.max(...Object.values(out));
        return most > SLACK ? { box: each, most } : null;
      }
      const moved = style.transform !== 'none' || style.translate !== 'none';
      if (moved || style.position === 'absolute' || style.position === 'fixed' || style.position === 'sticky')
        return null;
    }
    return null;
  }

  /** No two controls overlap. */
  function overlapping() {
    const found = [];
    const all = controls().filter(({ shown }) => !isEmpty(shown));
    const rects = ({ it, shown }) =>
      styleOf(it).display === 'inline' ? [...it.getClientRects()].map((rect) => common(rect, shown)) : [shown];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (one.it.contains(other.it) || other.it.contains(one.it) || layerOf(one.it) !== layerOf(other.it)) continue;
        if (passesUnder(one.it, other.it) || passesUnder(other.it, one.it)) continue;
        if (isEmpty(common(one.shown, other.shown))) continue;
        for (const [here, there] of rects(one).flatMap((here) => rects(other).map((there) => [here, there]))) {
          const both = common(here, there);
          if (both.right - both.left > SLACK && both.bottom - both.top > SLACK) {
            found.push(`overlapping: ${named(one.it)} and ${named(other.it)} by ${sizeOf(both)}`);
            break;
          }
        }
      }
    });
    return found;
  }

  /** The part of a line of text that is drawn in the window. */
  function lineShown(around, line) {
    const { shown } = clipped(around, line);
    return styleOf(around).overflowX === 'visible' || styleOf(around).display === 'inline'
      ? shown
      : common(shown, innerOf(around));
  }

  /** Text that is drawn: [node, parent, boxes of its lines]. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const around = node.parentElement;
      if (node.data.trim() === '' || around.closest('script, style, option, textarea') !== null) continue;
      if (!inUse(around) || !isDrawn(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(boxOf).filter((box) => !isEmpty(box));
      if (lines.length > 0) found.push({ node, around, lines, words: node.data.trim().replace(/\s+/g, ' ') });
    }
    return found;
  }

  /** Whether a text is somebody's name, perhaps with a word or a sign, and not a sentence about them. */
  const isName = (words, name) => words.includes(name) && words.length <= name.length + 6;

  /** No text is cut that is one of these names or stands on a control, and none is drawn outside of its control. */
  function cutText(names) {
    const found = [];
    for (const { around, lines, words } of texts()) {
      const control = around.closest(CONTROLS);
      if (around.closest(HEADS) !== null) continue;
      if (control === null && !names.some((name) => isName(words, name))) continue;
      const what = control === null ? 'the name' : 'the text';
      const worst = Math.max(...lines.map((line) => textCut(around, line)));
      const short = shortened(around);
      if (worst > SLACK) found.push(`cut: ${what} “${words}” is cut by ${px(worst)} in ${named(control ?? around)}`);
      else if (short !== null) found.push(`cut: ${what} “${words}” ends with an ellipsis in ${named(short)}`);
      else if (control !== null && styleOf(control).display !== 'inline') {
        const out = Math.max(...lines.map((line) => textBeyond(line, control.getBoundingClientRect())));
        const placed = offFlow(around, control);
        if (out > SLACK && !placed)
          found.push(`cut: the text “${words}” is drawn ${px(out)} outside of ${named(control)}`);
      }
    }
    return found;
  }

  /** Sideways by how much; up and down only where letters themselves are cut, since lines are higher than letters. */
  function textBeyond(line, outer) {
    const out = beyond(line, outer);
    const spare = (line.bottom - line.top) * 0.25;
    return Math.max(out.left, out.right, out.top - spare, out.bottom - spare);
  }

  function textCut(around, line) {
    const { clips } = clipsOf(around);
    const self =
      styleOf(around).overflowX === 'visible' || styleOf(around).display === 'inline'
        ? []
        : [[around, innerOf(around)]];
    let most = 0;
    for (const [box, inner] of [...self, ...clips]) {
      const out = beyond(line, inner);
      const spare = (line.bottom - line.top) * 0.25;
      if (!scrolls(box, 'x')) most = Math.max(most, out.left, out.right);
      if (!scrolls(box, 'y')) most = Math.max(most, out.top - spare, out.bottom - spare);
      else if (out.top > 0 || out.bottom > 0) return most; // scrolled out of sight
    }
    return most;
  }

  function innerOf(box) {
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [left + box.clientLeft, top + box.clientTop];
    return { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight };
  }

  /** The block that ends this text with an ellipsis; null: none does. */
  function shortened(it) {
    for (let each = it; each !== null && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      if (style.display === 'inline') continue;
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && each.scrollWidth > each.clientWidth)
        return each;
      if (style.webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 1) return each;
      if (style.position === 'absolute' || style.position === 'fixed') return null;
    }
    return null;
  }

  /** Whether a text is placed by itself on a control, as badges are. */
  function offFlow(it, control) {
    for (let each = it; each !== control; each = each.parentElement) {
      if (styleOf(each).position === 'absolute' || styleOf(each).transform !== 'none') return true;
    }
    return false;
  }

  function pointsIn(box, rounded) {
    const [width, height] = [box.right - box.left - 3, box.bottom - box.top - 3];
    const points = [];
    for (let row = 0; row < GRID; row += 1) {
      for (let column = 0; column < GRID; column += 1) {
        const x = 1.5 + (width * column) / (GRID - 1);
        const y = 1.5 + (height * row) / (GRID - 1);
        const dx = Math.max(0, rounded - x, x - (width + 3 - rounded));
        const dy = Math.max(0, rounded - y, y - (height + 3 - rounded));
        if (Math.hypot(dx, dy) <= Math.max(rounded - 1, 0.1)) points.push([box.left + x, box.top + y]);
      }
    }
    return points;
  }

  function roundingOf(it, box) {
    const style = styleOf(it);
    const [first] = style.borderTopLeftRadius.split(' ');
    const side = Math.min(box.right - box.left, box.bottom - box.top);
    return Math.min(side / 2, first.endsWith('%') ? (parseFloat(first) / 100) * side : parseFloat(first));
  }

  const opensIt = (hit, it) =>
    it.contains(hit) ||
    [...(it.labels ?? [])].some((label) => label.contains(hit)) ||
    hit.closest('label')?.control === it;

  /** Every target can be clicked over all of what is drawn of it: [data-at] draws what [data-place] chooses. */
  function unclickable() {
    const found = [];
    for (const { it, box, shown } of controls()) {
      if (it.disabled || styleOf(it).pointerEvents === 'none' || isSliver(shown)) continue;
      const drawing = drawingOf(it);
      const drawn = drawing === null ? shown : clipped(drawing, boxOf(drawing.getBoundingClientRect())).shown;
      const parts =
        drawing === null && styleOf(it).display === 'inline'
          ? [...it.getClientRects()].map((rect) => common(boxOf(rect), shown))
          : [drawn];
      const rounded = roundingOf(drawing ?? it, box);
      const points = parts.filter((part) => !isEmpty(part)).flatMap((part) => pointsIn(part, rounded));
      const misses = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((hit) => hit !== null && !opensIt(hit, it));
      const near = misses.filter((hit) => hit.closest(CONTROLS) === null || !it.contains(hit.closest(CONTROLS)));
      const over = near
        .filter((hit) => !passesUnder(it, hit))
        .filter((hit) => layerOf(hit) === layerOf(it) || (it.closest(ASKED) !== null && hit.closest(UNASKED) !== null));
      if (over.length > points.length * MISSED) {
        const share = `${over.length} of ${points.length} points of ${sizeOf(drawn)}`;
        found.push(`unclickable: ${named(it)} at ${share}: ${named(over[0])} is hit`);
      }
    }
    return found;
  }

  /** Runs something while every element, also what lets clicks through, is found by its place. */
  function withEverythingHit(deed) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    try {
      return deed();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  }

  function opacityOf(it) {
    let opacity = 1;
    for (let each = it; each !== null; each = each.parentElement) opacity *= parseFloat(styleOf(each).opacity);
    return opacity;
  }

  const isOpaque = (it) =>
    it instanceof HTMLElement && colourOf(styleOf(it).backgroundColor)[3] * opacityOf(it) >= OPAQUE;

  /** What is drawn over an element at a point, from the top; null: the element is not there at all. */
  function above(it, x, y) {
    const hits = document.elementsFromPoint(x, y);
    const at = hits.findIndex((hit) => it.contains(hit) || hit.contains(it));
    return at < 0 ? null : hits.slice(0, at);
  }

  /** Whether something is drawn on the thing with this box: within it, or in a frame that has its place and size. */
  function isPartOf(it, box) {
    if (Math.max(...Object.values(beyond(it.getBoundingClientRect(), box))) <= PART) return true;
    for (let each = it.parentElement; each !== null; each = each.parentElement) {
      if (Math.max(...Object.values(beyond(each.getBoundingClientRect(), box)).map(Math.abs)) <= PART) return true;
    }
    return false;
  }

  /** Nothing opaque lies over a name, or over a control. */
  function covered(names) {
    return withEverythingHit(() => {
      const found = [];
      for (const { it, box, shown } of controls()) {
        if (isSliver(shown)) continue;
        const points = pointsIn(shown, roundingOf(it, box));
        const hides = (each) =>
          isOpaque(each) && layerOf(each) === layerOf(it) && !isPartOf(each, box) && !passesUnder(it, each);
        const over = points.flatMap(([x, y]) => (above(it, x, y) ?? []).filter(hides).slice(0, 1));
        if (over.length > points.length * 0.12)
          found.push(`covered: ${named(over[0])} lies over ${over.length} of ${points.length} points of ${named(it)}`);
      }
      for (const { around, lines, words } of texts()) {
        if (!names.some((name) => isName(words, name)) || around.closest(CONTROLS) !== null) continue;
        for (const line of lines) {
          const shown = lineShown(around, line);
          if (isEmpty(shown)) continue;
          const y = (shown.top + shown.bottom) / 2;
          const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [shown.left + (shown.right - shown.left) * share, y]);
          const over = points.flatMap(([x, y]) =>
            (above(around, x, y) ?? [])
              .filter((each) => isOpaque(each) && layerOf(each) === layerOf(around) && !passesUnder(around, each))
              .slice(0, 1),
          );
          if (over.length > 0) found.push(`covered: ${named(over[0])} lies over the name “${words}”`);
        }
      }
      return found;
    });
  }

  // ---- Contrast: against the pixels of a picture on which no letter is drawn.

  /** All text in sight, with its colour as it is painted: what is needed to compare it with a picture of its ground. */
  function inked() {
    return withEverythingHit(() =>
      texts().flatMap(({ around, lines, words }) => {
        if (around.closest(':disabled, [aria-disabled=true]') !== null || !/[\p{L}\p{N}]/u.test(words)) return [];
        const style = styleOf(around);
        const [red, green, blue, alpha] = colourOf(
          around.closest('svg') !== null ? style.fill : style.webkitTextFillColor,
        );
        const size = parseFloat(style.fontSize);
        const bold = parseInt(style.fontWeight, 10) >= 700;
        const light = brightnessOf(around);
        const opacity = alpha * opacityOf(around);
        // What is dimmed is not what is read now.
        const needed = size >= 24 || (bold && size >= 18.66) || light < 1 ? 3 : 4.5;
        return lines.flatMap((line) => {
          const shown = lineShown(around, line);
          if (isEmpty(shown)) return [];
          const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
          const over = above(around, x, y);
          // Under a veil, or behind something else: not what is read now.
          if (over === null || over.some((each) => each instanceof SVGGeometryElement || isOpaque(each))) return [];
          return [
            {
              ...shown,
              colour: [red, green, blue].map((part) => part * light),
              opacity,
              needed,
              what: `“${words.slice(0, 60)}” in ${named(around)}`,
            },
          ];
        });
      }),
    );
  }

  function brightnessOf(it) {
    let light = 1;
    for (let each = it; each !== null; each = each.parentElement) {
      const found = /brightness\(([\d.]+)\)/.exec(styleOf(each).filter);
      if (found !== null) light *= parseFloat(found[1]);
    }
    return light;
  }

  const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (red, green, blue) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  /** Text that is hard to read on what is painted behind it: a picture as base64, of the window without letters. */
  async function faint(picture, letters) {
    const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const found = [];
    for (const { left, top, right, bottom, colour, opacity, needed, what } of letters) {
      const inset = (bottom - top) * 0.2; // where letters are, not the leading
      const [x0, x1] = [Math.max(0, Math.ceil(left)), Math.min(image.width, Math.floor(right))];
      const [y0, y1] = [Math.max(0, Math.ceil(top + inset)), Math.min(image.height, Math.floor(bottom - inset))];
      const ratios = [];
      for (let y = y0; y < y1; y += 2) {
        for (let x = x0; x < x1; x += 2) {
          const at = (y * image.width + x) * 4;
          const ground = [data[at], data[at + 1], data[at + 2]];
          const letter = ground.map((part, n) => colour[n] * opacity + part * (1 - opacity));
          const [one, other] = [luminance(...letter), luminance(...ground)];
          ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
        }
      }
      if (ratios.length === 0) continue;
      ratios.sort((one, other) => one - other);
      const ratio = ratios[Math.floor(ratios.length / 4)]; // most of the ground counts, not one line of a pattern
      if (ratio < needed - 0.05) found.push(`faint: ${what} has ${ratio.toFixed(1)}:1, not ${needed}:1`);
    }
    return found;
  }

  function geometry(names) {
    styles.clear();
    return [outside(), overlapping(), cutText(names), unclickable(), covered(names)].map((found) => [
      ...new Set(found),
    ]);
  }
  function letters() {
    styles.clear();
    return inked();
  }
  return { geometry, letters, faint };
})();
