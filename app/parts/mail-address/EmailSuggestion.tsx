import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { EmailSuggestion as Doubt } from './use-email-suggestion.ts'

/** Asks at a field whether another address was meant; a press takes it. Needs the messages `mailAddress`. */
export function EmailSuggestion({ typed, address, onTake }: Doubt & { onTake: (address: string) => void }) {
  const t = useTranslations('mailAddress')
  return t.rich('meant', {
    meant: address,
    typed,
    take: (words) => (
      <Button look="link" onPress={() => onTake(address)}>
        {words}
      </Button>
    ),
  })
}
