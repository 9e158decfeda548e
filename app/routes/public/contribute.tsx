import { data } from 'react-router'
import { namesIn } from '#app/lib/full-name.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitContribute } from '#languages/en/screens/visit-contribute.ts'
import { visitContributing } from '#languages/en/screens/visit-contributing.ts'
import { visitRecording } from '#languages/en/screens/visit-recording.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { pageServices } from '../../context.ts'
import { nameFilesKey } from '../../features/visitor-actions/contribute/keep-chosen.ts'
import { MemoryCard } from '../../features/visitor-actions/contribute/MemoryCard.tsx'
import {
  findMemoryProblems,
  type MemoryCardProps,
  readMemoryCard,
} from '../../features/visitor-actions/contribute/read-memory-card.ts'
import { askForCode, showStep } from '../../features/visitor-actions/contribute/show-step.ts'
import { NoScriptPage } from '../../features/visitor-actions/NoScriptPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/contribute'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** The card as this visitor has it. If the memorial cannot be read, its own page says why. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const { memorial } = await requireMemorial(
    context,
    slug,
    (shareSlug) => `/view/${shareSlug}/contribute${search}`,
  )
  return readMemoryCard(memorial, await context.get(pageServices).readContributor(slug), searchParams)
}

type Change = Partial<MemoryCardProps>

/** Receives the form. Each step of it is shown as the answer: a code is asked for, files come first, or it is there. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const { readContributor, sendMemory, withdrawMemory } = context.get(pageServices)
  const { searchParams: search } = new URL(request.url)
  if (search.has('withdraw')) {
    const result = await withdrawMemory(slug)
    return result.kind === 'noted'
      ? data<Change>({ state: 'withdrawn', stores: { [nameFilesKey(slug, 'memory-change')]: null } })
      : data<Change>({ state: 'withdraw', trouble: result.message }, { status: result.status })
  }
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const values = {
    contributorMessage: textOf('contributorMessage'),
    contributorName: textOf('contributorName'),
    contributorEmail: textOf('contributorEmail'),
    contributionId: textOf('contributionId'),
  }
  const before = await readContributor(slug)
  const { media = [], recordings = [] } = before.own ?? {}
  const isFile = (name: string) => ['files', 'existingPhotoIds', 'existingRecordingIds'].includes(name)
  const hasFiles = media.length + recordings.length > 0 || [...form.keys()].some(isFile)
  const words = translated({ visitAccount, visitContributing })
  const { empty, memorialMissing } = words.visitContributing
  const { ended, code } = words.visitAccount
  const problems = findMemoryProblems(values, hasFiles, before, empty)
  // The session has ended: whoever says again who they are goes on where it stopped.
  if (!before.known && values.contributionId && !values.contributorEmail)
    return data<Change>({ values, trouble: ended }, { status: 401 })
  const isAsked = { ...(before.own && { state: 'change' as const }), values, problems }
  if (Object.keys(problems).length > 0) return data<Change>(isAsked, { status: 400 })
  const codeToken = textOf('codeToken')
  if (codeToken && !search.has('again') && textOf('code').trim() === '') {
    const card = askForCode(values, codeToken, form.has('files'))
    return data<Change>({ ...card, problems: { code: code.missing } }, { status: 400 })
  }
  const answer = await sendMemory(slug, namesIn(values.contributorName))
  const isMissing = answer.kind === 'refused' && answer.code === 'PUBLIC_MISSING'
  const step = isMissing ? { ...answer, message: memorialMissing } : answer
  const session = 'session' in step ? step.session : null
  const change = showStep(step, {
    slug,
    values,
    codeToken,
    hasFiles: form.has('files'),
    isPart: form.has('left'),
    contributor: session ? await readContributor(slug, session) : before,
  })
  const isAgain = search.has('again')
  return data<Change>({ ...change, isAgain }, { status: step.kind === 'refused' ? step.status : 200 })
}

export const meta = () => [{ title: translated({ visitContribute }).visitContribute.add }, noindexMeta]

export const headers = () => noindexHeaders

const messages = {
  recordings,
  signUp,
  visitAccount,
  visitContribute,
  visitContributing,
  visitRecording,
  visitRsvp,
}

export default function Contribute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <ContributePage {...loaderData} {...actionData} />
    </MessagesProvider>
  )
}

function ContributePage(card: MemoryCardProps) {
  const { shareSlug, nameOfPerson } = card
  const t = useTranslations('visitContributing')
  const rsvp = useTranslations('visitRsvp')
  return (
    <NoScriptPage
      title={t('title', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}#contribute`, label: rsvp('back') }}
    >
      <MemoryCard {...card} />
    </NoScriptPage>
  )
}
