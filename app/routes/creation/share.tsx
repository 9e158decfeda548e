import { useDraft } from '#app/draft/hooks.ts'
import { ShareScreen } from '#app/features/share/ShareScreen.tsx'
import { firstNameOf } from '#app/lib/first-name.ts'
import { share } from '#app/messages/en/share.ts'
import { sharing } from '#app/messages/en/sharing.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { spoken } from '#app/messages/spoken.ts'

export const meta = () => [{ title: spoken({ share }).share.pageTitle }]

const words = { share, sharing }

export default function Share() {
  const t = useTranslations('creation')
  const draftId = useDraft((draft) => draft.draftId)
  const name = useDraft((draft) => firstNameOf(draft.personName)) || t('someone')
  return (
    <MessagesProvider messages={words}>
      <ShareScreen key={draftId} name={name} />
    </MessagesProvider>
  )
}
