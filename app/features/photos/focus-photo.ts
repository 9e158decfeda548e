/** Brings a photo into view, with the focus on what can be done about it: Retry where that is offered, else Remove. */
export function focusPhoto(id: string): void {
  const tile = document.querySelector(`[data-photo="${CSS.escape(id)}"]`)
  const button =
    tile?.querySelector<HTMLElement>('[data-retry]') ?? tile?.querySelector<HTMLElement>('[data-remove]')
  button?.focus()
}

/** The same for the first of the photos that says what is wrong with it. */
export function focusFirstFailed(): void {
  const id = document.querySelector<HTMLElement>('[data-photo][data-failed]')?.dataset.photo
  if (id !== undefined) focusPhoto(id)
}
