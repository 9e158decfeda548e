import { data, redirect } from 'react-router'
import { formatYearday } from '#app/lib/dates.ts'
import { fillPath } from '#contract/endpoint.ts'
import { visitYearly } from '#languages/en/screens/visit-yearly.ts'
import { pageServices } from '../../context.ts'
import { YearlyPage } from '../../features/visitor-actions/yearly/YearlyPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/yearly'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ visitYearly }).visitYearly.title }, noindexMeta]

export const headers = () => noindexHeaders

/** If the memorial cannot be read, its own page says why. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const { memorial } = await requireMemorial(
    context,
    slug,
    (shareSlug) => `/view/${shareSlug}/yearly${search}`,
  )
  const { shareSlug, nameOfPerson, anniversary } = memorial
  return { shareSlug, nameOfPerson, anniversary, isMailed: searchParams.has('mailed') }
}

export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '')
  const result = await context.get(pageServices).askForYearlyNote(slug, email)
  // Redirects, so that a reload sends nothing again.
  if (result.kind === 'noted') throw redirect(`${fillPath('/view/:slug/yearly', { slug })}?mailed=`, 303)
  const { field, message, status } = result
  const isOfAddress = field === 'email'
  return data(
    { email, problem: isOfAddress ? message : null, trouble: isOfAddress ? null : message },
    { status },
  )
}

const messages = { visitYearly }
const nothing = { email: '', problem: null, trouble: null }

/** Form for asking for one mail a year. */
export default function Yearly({ loaderData: { anniversary, ...page }, actionData }: Route.ComponentProps) {
  const day = anniversary && formatYearday(anniversary)
  return (
    <MessagesProvider messages={messages}>
      <YearlyPage {...page} day={day} {...(actionData ?? nothing)} />
    </MessagesProvider>
  )
}
