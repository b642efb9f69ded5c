/** The locked page has no scroll bar; its place stays, so that nothing jumps. */
export function keepScrollbarPlace(root: HTMLElement) {
  const before = root.style.scrollbarGutter
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  return () => {
    root.style.scrollbarGutter = before
  }
}
