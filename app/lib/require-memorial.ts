import { type LoaderFunctionArgs, redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { pageServices } from '../context.ts'

/**
 * The memorial of a page beside its own, which is written in that memorial's language. If it cannot be read, its own page
 * says why; under a former address the page leads to itself at the present one.
 */
export async function requireMemorial(
  context: LoaderFunctionArgs['context'],
  slug: string,
  writePath: (shareSlug: string) => string,
) {
  const { readPublicMemorial, setMemorialLanguage } = context.get(pageServices)
  const result = await readPublicMemorial(slug)
  if (result.kind === 'moved') throw redirect(writePath(result.shareSlug))
  if (result.kind !== 'found') throw redirect(fillPath('/view/:slug', { slug }))
  setMemorialLanguage(result.memorial.language)
  return result
}
