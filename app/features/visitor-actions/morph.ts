/**
 * Updates a static page to match another one, changing only what differs. The inside of an island belongs to React: the
 * island gets its new props. The inside of a card is its visitor's (app/forms/enhance.ts), as is what they asked to see
 * beyond the page (app/forms/more.ts). Elements with an id are matched
 * by it, so that a new note on the wall moves no other; an element without an id must not follow one that may come and go.
 */
export function morph(from: Element, to: Element): void {
  if (from instanceof HTMLElement && from.dataset.island) tell(from, (to as HTMLElement).dataset.props)
  else if (!from.matches('[data-card], [data-stays]')) morphCard(from, to)
}

/** Updates the card itself. */
export function morphCard(from: Element, to: Element): void {
  copyAttributes(from, to)
  morphChildren(from, to)
}

function morphChildren(from: Element, to: Element) {
  const byKey = new Map([...from.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child]] : [])))
  const stay = new Set(['', ...[...to.children].map(keyOf)])
  let next: ChildNode | null = from.firstChild
  for (const wanted of [...to.childNodes]) {
    // Removes what no longer exists first, so that the elements after it need not move.
    while (next && !stay.has(keyOf(next))) next = removed(next)
    const known = keyOf(wanted) ? byKey.get(keyOf(wanted)) : undefined
    if (known) {
      if (known === next) next = next.nextSibling
      else from.insertBefore(known, next)
      morph(known, wanted as Element)
    } else if (next && isAlike(next, wanted)) {
      const same = next
      next = next.nextSibling
      if (wanted instanceof Element) morph(same as Element, wanted)
      else if (same.nodeValue !== wanted.nodeValue) same.nodeValue = wanted.nodeValue
    } else from.insertBefore(document.importNode(wanted, true), next)
  }
  while (next) next = removed(next)
}

/** Each name of an island or a card occurs once on a page. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return ''
  const island = node.getAttribute('data-island') ?? node.getAttribute('data-card')
  return island ? `island ${island}` : node.id
}

const isAlike = (a: Node, b: Node) => a.nodeName === b.nodeName && keyOf(a) === '' && keyOf(b) === ''

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

/** Attributes set by the reader or by script stay: an opened `details`, a video marked as not playable, and where
 * the page is in the day. */
const kept = new Set(['open', 'data-unplayable', 'data-time', 'data-busy', 'data-awake', 'data-alive'])

function copyAttributes(from: Element, to: Element) {
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value && !kept.has(name)) from.setAttribute(name, value)
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !kept.has(name)) from.removeAttribute(name)
}

function tell(place: HTMLElement, props: string | undefined) {
  if (props === undefined || place.dataset.props === props) return
  place.dataset.props = props
  place.dispatchEvent(new Event('props'))
}
