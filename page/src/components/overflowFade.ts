// What scrolls fades out where more of it follows (theme.css): else nobody would know.
const HARDLY = 4; // pixels

export function overflowFade(box: HTMLElement): () => void {
  const look = () => box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - HARDLY);
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const parts = new MutationObserver(look);
  parts.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener('scroll', look);
  };
}
