import type { Sender } from '#app/lib/use-sender.ts'
import { useSingleFieldForm } from '#app/lib/use-single-field-form.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { SenderField } from './SenderField.tsx'
import { useToast } from './Toast.tsx'

interface Props {
  sender: Sender
  onTyped?: (isTyped: boolean) => void
}

/**
 * Whom invitations are from, asked once of an owner without a name. They can be sent without an answer. Needs
 * the messages of `sharing`.
 */
export function SenderForm({ sender, onTyped }: Props) {
  const t = useTranslations('sharing.sender')
  const showToast = useToast()
  const { text, pending, submit, field } = useSingleFieldForm({
    check: (name) => (name === '' ? t('empty') : null),
    async send(name) {
      await sender.keep(name)
      showToast({ message: t('kept', { name }) })
    },
    onTyped,
    typed: sender.typed,
  })
  return (
    <form noValidate onSubmit={submit}>
      <SenderField
        {...field}
        isInList
        beside={
          <Button type="submit" busy={pending} busyWord="saving" disabled={text === ''}>
            {t('keep')}
          </Button>
        }
      />
    </form>
  )
}
