import { useDraft } from '#app/draft/hooks.ts'
import { useLook } from '#app/features/before-sharing/use-look.ts'
import { RepliesChoice } from '#app/features/replies/RepliesChoice.tsx'
import { ShareScreen } from '#app/features/share/ShareScreen.tsx'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { replies } from '#languages/en/screens/replies.ts'
import { share } from '#languages/en/screens/share.ts'
import { shareText } from '#languages/en/screens/share-text.ts'
import { sharing } from '#languages/en/screens/sharing.ts'

const messages = { replies, share, shareText, sharing }

export default function Share() {
  const t = useTranslations('creation')
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const draftId = useDraft((draft) => draft.draftId)
  const name = useDraft((draft) => firstNameOf(draft.personName)) || t('someone')
  const look = useLook(memorialUuid)
  return (
    <MessagesProvider messages={messages}>
      <ShareScreen
        key={draftId}
        name={name}
        look={look && <look.List {...look} />}
        replies={<RepliesChoice memorialUuid={memorialUuid} />}
      />
    </MessagesProvider>
  )
}
