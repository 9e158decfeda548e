const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/**
 * Separates the style rules of a page of ours from its HTML, before that is parsed: the content security policy refuses
 * another style element even in a parsed document, so that a parser comes too late. A style ends at the first `</style>`
 * in browsers too, and what people wrote has no `<` (docs/decisions/0003).
 */
export function withoutStyles(page: string): { html: string; rules: string } {
  const rules = [...page.matchAll(STYLE)].map(([, inside]) => inside).join('')
  return { html: page.replaceAll(STYLE, ''), rules }
}
