import { data, redirect } from 'react-router'
import { fillPath } from '#contract/endpoint.ts'
import { visitReport } from '#languages/en/screens/visit-report.ts'
import { pageServices } from '../../context.ts'
import {
  type ReportFormValues,
  ReportPage,
  reasons,
} from '../../features/visitor-actions/report/ReportPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/report'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: translated({ visitReport }).visitReport.pageTitle }, noindexMeta]

export const headers = () => noindexHeaders

/** If the memorial cannot be read, its own page says why. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const { memorial } = await requireMemorial(
    context,
    slug,
    (shareSlug) => `/view/${shareSlug}/report${search}`,
  )
  const { shareSlug, nameOfPerson } = memorial
  return { shareSlug, nameOfPerson, isSent: searchParams.has('sent') }
}

export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const result = await context.get(pageServices).sendReport(slug, textOf)
  // Redirects, so that a reload sends nothing again.
  if (result.kind === 'noted') throw redirect(`${fillPath('/view/:slug/report', { slug })}?sent=`, 303)
  const { field, message, status } = result
  const begun: ReportFormValues = {
    reason: reasons.find((reason) => reason === textOf('reason')),
    words: textOf('words'),
    email: textOf('email'),
  }
  const problems = field ? { [field]: message } : {}
  return data({ isSent: false, begun, problems, trouble: field ? null : message }, { status })
}

const messages = { visitReport }
const blank: ReportFormValues = { reason: undefined, words: '', email: '' }
const nothing = { begun: blank, problems: {}, trouble: null }

/** Form for reporting that something is wrong with a memorial. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <ReportPage {...loaderData} {...(actionData ?? nothing)} />
    </MessagesProvider>
  )
}
