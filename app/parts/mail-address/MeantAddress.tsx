import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { MeantAddress as Doubt } from './use-meant-address.ts'

/** Asks at a field whether another address was meant; a press takes it. Needs the messages `mailAddress`. */
export function MeantAddress({ typed, address, onTake }: Doubt & { onTake: (address: string) => void }) {
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
