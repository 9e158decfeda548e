import type { FastifyInstance } from 'fastify'
import { isLanguage, LANGUAGE_COOKIE } from '#contract/languages/index.ts'
import { targetOf } from './target.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * `POST /language`: takes what a reader chose at the foot of a page, remembers it on their device, and brings them
 * back to where the form was sent from. A form of its own, so that it works without script; for a scope that reads forms.
 */
export function serveLanguages(forms: FastifyInstance, publicUrl: string) {
  forms.post('/language', { bodyLimit: 4096 }, async (request, reply) => {
    const form = new URLSearchParams(String(request.body ?? ''))
    const language = form.get('language')
    if (isLanguage(language)) void reply.header('set-cookie', cookie(language, publicUrl))
    return reply.header('cache-control', 'no-store').redirect(placeOf(request.headers.referer), 303)
  })
}

function cookie(language: string, publicUrl: string): string {
  const parts = [
    `${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return [...parts, ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')
}

/** The page that sent the form; home, where a browser does not say. Its origin does not count: it leads to ours. */
function placeOf(referer: string | undefined): string {
  return /^https?:/i.test(referer ?? '') && URL.canParse(String(referer)) ? targetOf(String(referer)) : '/'
}
