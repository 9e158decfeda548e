// Up to the next `<`, so that HTML of tags that never end is read once.
const TAG = /<(\/?)blockquote\b[^<>]*>/gi
/** Where Outlook's answers begin to quote. */
const OUTLOOK =
  /<(div|hr)\b[^<>]*\bid=["']?(appendonsend|divRplyFwdMsg|mail-editor-reference-message-container)\b/i

/** HTML without the elements that quote the mail that is answered. */
export function withoutQuotedHtml(html: string): string {
  const end = html.search(OUTLOOK)
  const own = end < 0 ? html : html.slice(0, end)
  let kept = ''
  let depth = 0
  let from = 0
  for (const tag of own.matchAll(TAG)) {
    if (depth === 0) kept += own.slice(from, tag.index)
    depth = tag[1] ? Math.max(0, depth - 1) : depth + 1
    from = tag.index + tag[0].length
  }
  return depth === 0 ? kept + own.slice(from) : kept
}
