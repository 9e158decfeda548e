/**
 * Takes keyboard and screen reader along when a screen, or a view of one, takes the place of another: its name is read
 * first, and Tab goes on from there.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? document.getElementById('content')
  target?.focus({ preventScroll: true })
}
