import { fillPath } from '#contract/endpoint.ts'
import { pageServices } from '../../context.ts'
import { StopMails } from '../../features/account/StopMails.tsx'
import { openedStop, type Stopped, sentStop } from '../../lib/stopped-mails.ts'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { digest } from '../../messages/en/digest.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/digest-end'

const words = { digest }

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: spoken({ digest }).digest.end.pageTitle }, unlistedMeta]

export const headers = () => unlisted

export const loader = ({ request }: Route.LoaderArgs): Stopped => openedStop(request)

export async function action({ params, context }: Route.ActionArgs) {
  const result = await context.get(pageServices).stopMails('digest', params.token)
  return sentStop(result, fillPath('/digest/end/:token', params))
}

/** Where the link at the foot of an evening mail leads. */
export default function DigestEnd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={words}>
      <Ending {...(actionData ?? loaderData)} />
    </MessagesProvider>
  )
}

function Ending({ state, trouble }: Stopped) {
  const t = useTranslations('digest.end')
  const about = {
    title: t('title'),
    question: t('question'),
    confirm: t('confirm'),
    back: t('backToLanding'),
  }
  return (
    <StopMails words={about} trouble={trouble}>
      {state === 'asking' ? null : (
        <>
          <Notice kind="success" title={t(state)} />
          {state === 'done' && <p>{t('again')}</p>}
        </>
      )}
    </StopMails>
  )
}
