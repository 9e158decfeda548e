/**
 * Moves focus to the heading when a screen, or a view of one, replaces another: a screen reader reads it first, and Tab
 * continues from there.
 *
 * @param scope the page, or the dialog that is meant
 */
export function focusHeading(scope: Document | HTMLElement = document): void {
  const heading = scope.querySelector<HTMLElement>(scope === document ? 'main h1' : 'h2')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? scope.querySelector<HTMLElement>('#content')
  target?.focus({ preventScroll: true })
}
