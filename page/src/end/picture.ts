// The end of a game as a picture of its own, drawn from what stands on the page: the verdict, the course, all face up.
// Nothing leaves the device: an SVG image is put together, and painted.

const WIDTH = 1080;
const EDGE = 48;
const SVG = 'http://www.w3.org/2000/svg';
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
];
const DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const TEXT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

export interface Caption {
  title: string; // of the game
  verdict: string;
  reason: string;
}

export async function drawEnd(end: HTMLElement, caption: Caption): Promise<Blob> {
  const sprites = new Map<string, Document>();
  const picture = await compose(end, caption, sprites);
  return paint(picture.svg, picture.height);
}

interface Composed {
  svg: SVGSVGElement;
  height: number;
}

async function compose(
  end: HTMLElement,
  { title, verdict, reason }: Caption,
  sprites: Map<string, Document>,
): Promise<Composed> {
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string): string => colours.getPropertyValue(`--${name}`).trim();
  const svg = element('svg', { xmlns: SVG, width: WIDTH });
  const ground = svg.appendChild(element('rect', { width: WIDTH, fill: colour('ground') }));
  const put = async (drawing: SVGSVGElement, x: number, y: number, width: number, height: number): Promise<void> => {
    const copy = await standalone(drawing, sprites);
    set(copy, { x, y, width, height });
    copy.removeAttribute('style');
    svg.append(copy);
  };
  const write = (text: string, x: number, y: number, looks: Record<string, string | number>): void => {
    svg.append(
      Object.assign(element('text', { x, y, 'font-family': TEXT, fill: colour('ink'), ...looks }), {
        textContent: text,
      }),
    );
  };

  // The verdict, on cloth.
  const said = [
    ...wrapped(verdict, 640, `700 52px ${DISPLAY}`).map((text) => ({ text, size: 52, font: DISPLAY })),
    ...wrapped(reason, 640, `26px ${TEXT}`).map((text) => ({ text, size: 26, font: TEXT })),
  ];
  const banner = Math.max(300, 70 + said.reduce((sum, { size }) => sum + size * 1.3, 0));
  write(title, EDGE, 66, { 'font-family': DISPLAY, 'font-size': 30, 'font-weight': 600, fill: colour('gold') });
  write('Ridotto', WIDTH - EDGE, 66, {
    'font-family': DISPLAY,
    'font-size': 30,
    'text-anchor': 'end',
    fill: colour('ink-soft'),
  });
  svg.append(
    element('rect', {
      x: EDGE,
      y: 96,
      width: WIDTH - 2 * EDGE,
      height: banner,
      rx: 24,
      fill: colour('cloth'),
      stroke: colour('coin'),
      'stroke-width': 3,
    }),
  );
  const rays = end.querySelector<SVGSVGElement>('.rays');
  const faces = [...end.querySelectorAll<SVGSVGElement>('.winner > svg')];
  if (rays !== null) await put(rays, EDGE + 24, 96 + (banner - 250) / 2, 250, 250);
  for (const [n, face] of faces.entries()) {
    const size = 150 / faces.length;
    await put(face, EDGE + 74 + n * size, 96 + (banner - size) / 2, size, size);
  }
  let y = 96 + (banner - said.reduce((sum, { size }) => sum + size * 1.3, 0)) / 2;
  for (const { text, size, font } of said) {
    y += size * 1.3;
    write(text, EDGE + 300, y - size * 0.35, {
      'font-family': font,
      'font-size': size,
      'font-weight': font === DISPLAY ? 700 : 400,
      fill: colour('cloth-ink'),
    });
  }
  y = 96 + banner + 24;

  // The course.
  const chart = end.querySelector<SVGSVGElement>('[data-part=course] svg[role=img]');
  if (chart !== null) {
    const { width, height } = chart.getBoundingClientRect();
    const high = ((WIDTH - 2 * EDGE) * height) / width;
    y += 34;
    write(end.querySelector('[data-part=course] h3')?.textContent ?? '', EDGE, y, {
      'font-family': DISPLAY,
      'font-size': 30,
      'font-weight': 600,
    });
    await put(chart, EDGE, y + 16, WIDTH - 2 * EDGE, high);
    y += high + 40;
  }

  // Everybody, face up.
  const people = [...end.querySelectorAll<HTMLElement>('[data-standing]')];
  const high = people.length > 8 ? 64 : 88;
  for (const row of people) {
    const name = row.querySelector<HTMLElement>('[data-name]');
    const face = name?.querySelector('svg');
    svg.append(element('line', { x1: EDGE, x2: WIDTH - EDGE, y1: y, y2: y, stroke: colour('line-soft') }));
    if (face instanceof SVGSVGElement) await put(face, EDGE, y + 10, high - 20, high - 20);
    write(shortened(name?.dataset['name'] ?? '', 18), EDGE + high, y + high / 2 + 10, {
      'font-size': 28,
      'font-weight': 600,
    });
    write(row.querySelector('[data-sum]')?.textContent ?? '', WIDTH - EDGE, y + high / 2 + 10, {
      'font-size': 28,
      'text-anchor': 'end',
    });
    const all = [...row.querySelectorAll('[data-drawn]')];
    let x = EDGE + 380;
    for (const drawn of all) {
      const drawing = largest(drawn.querySelectorAll('svg'));
      if (drawing === null || drawing === face || x > WIDTH - EDGE - high) continue;
      svg.append(element('rect', { x, y: y + 6, width: high - 12, height: high - 12, rx: 10, fill: colour('paper') }));
      await put(drawing, x + 4, y + 10, high - 20, high - 20);
      x += high - 6;
      if (all.length === 1) write(shortened(drawn.textContent, 18), x + 8, y + high / 2 + 10, { 'font-size': 28 });
    }
    y += high;
  }

  const height = Math.ceil(y + EDGE / 2);
  set(svg, { height, viewBox: `0 0 ${WIDTH} ${height}` });
  set(ground, { height });
  return { svg, height };
}

/** A drawing that needs neither this page's style sheets nor another file. */
async function standalone(drawing: SVGSVGElement, sprites: Map<string, Document>): Promise<SVGSVGElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [n, original] of originals.entries()) {
    const looks = getComputedStyle(original);
    for (const name of LOOKS) copies[n]?.setAttribute(name, looks.getPropertyValue(name));
  }
  for (const name of copy.querySelectorAll<SVGTextElement>('text[data-name]'))
    name.textContent = name.dataset['name'] ?? ''; // nobody is "you" to others
  for (const use of copy.querySelectorAll('use')) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    const symbol = (await spriteAt(file, sprites)).getElementById(id);
    if (symbol === null) continue;
    const inside = element('svg', { viewBox: symbol.getAttribute('viewBox') ?? '0 0 96 96' });
    inside.append(...[...symbol.childNodes].map((node) => document.importNode(node, true)));
    use.replaceWith(inside);
  }
  return copy;
}

async function spriteAt(file: string, sprites: Map<string, Document>): Promise<Document> {
  let sprite = sprites.get(file);
  if (sprite === undefined) {
    const text = await (await fetch(file)).text();
    sprite = new DOMParser().parseFromString(text, 'image/svg+xml');
    sprites.set(file, sprite);
  }
  return sprite;
}

async function paint(svg: SVGSVGElement, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('nothing was painted')) : resolve(blob)), 'image/png');
  });
}

function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  set(made, attributes);
  return made;
}

function set(of: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) if (name !== 'xmlns') of.setAttribute(name, String(value));
}

function largest(drawings: Iterable<SVGSVGElement>): SVGSVGElement | null {
  const wide = (drawing: SVGSVGElement): number => drawing.getBoundingClientRect().width;
  return [...drawings].sort((one, other) => wide(other) - wide(one))[0] ?? null;
}

/** In lines that are at most so wide. */
function wrapped(text: string, width: number, font: string): string[] {
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler === null) return [text];
  ruler.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && ruler.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}
