// The icon of the tab, with a dot while something is asked. The dot is drawn here: no second picture is fetched.
import drawing from '../art/icon.svg?raw';

const DOT = '<circle cx="47" cy="17" r="16" fill="#ff5a4a" stroke="#160f1b" stroke-width="4"/>';
const MARKED = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${DOT}</svg>`))}`;

let plain: string | null = null; // the address of the icon without a dot

export function markTab(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  plain ??= link.href;
  const address = asked ? MARKED : plain;
  if (link.href !== address) link.href = address;
}
