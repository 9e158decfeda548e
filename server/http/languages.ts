import type { FastifyInstance } from 'fastify'
import { isLanguage, LANGUAGE_COOKIE } from '#languages/index.ts'
import { targetOf } from './target.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * `POST /language`: stores the language chosen at the foot of a page on the device, and redirects back. A plain form,
 * so that it works without script; for a scope that reads forms.
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

/**
 * The page that sent the form; the front page if the browser does not say. Only its path counts, so that it stays on
 * our site.
 */
function placeOf(referer: string | undefined): string {
  return /^https?:/i.test(referer ?? '') && URL.canParse(String(referer)) ? targetOf(String(referer)) : '/'
}
