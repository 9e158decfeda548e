/**
 * Makes a static page like another one, touching only what differs. An island keeps its inside, which is React's: it
 * is given its new props. What has an id is known by it, so that one more note on a wall moves no other; what has none
 * must not stand behind something that comes and goes.
 */
export function morph(from: Element, to: Element): void {
  if (from instanceof HTMLElement && from.dataset.island) tell(from, (to as HTMLElement).dataset.props)
  else {
    copyAttributes(from, to)
    morphChildren(from, to)
  }
}

function morphChildren(from: Element, to: Element) {
  const byKey = new Map([...from.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child]] : [])))
  const stay = new Set(['', ...[...to.children].map(keyOf)])
  let next: ChildNode | null = from.firstChild
  for (const wanted of [...to.childNodes]) {
    // What has gone, so that those behind it need not move.
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

/** An island's name stands once on a page. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return ''
  const island = node.getAttribute('data-island')
  return island ? `island ${island}` : node.id
}

const isAlike = (a: Node, b: Node) => a.nodeName === b.nodeName && keyOf(a) === '' && keyOf(b) === ''

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

/** What the reader did stays: an opened `details` is open; and what became of a video. */
const kept = new Set(['open', 'data-unplayable'])

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
