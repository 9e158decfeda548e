import { useDraft } from '#app/draft/hooks.ts'
import { SaveScreen } from '#app/features/creation/save/SaveScreen.tsx'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { mailAddress } from '#languages/en/screens/mail-address.ts'
import { save } from '#languages/en/screens/save.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'

/** Must be the same object at every render. */
const screenWords = { mailAddress, save, signUp }

export default function Save() {
  const t = useTranslations('creation')
  const draftId = useDraft((draft) => draft.draftId)
  const name = useDraft((draft) => firstNameOf(draft.personName)) || t('someone')
  return (
    <MessagesProvider messages={screenWords}>
      <SaveScreen key={draftId} name={name} />
    </MessagesProvider>
  )
}
