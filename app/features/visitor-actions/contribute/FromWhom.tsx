import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import type { Known } from './use-contribution.ts'

interface Props {
  known: Known
  disabled: boolean
  onStartAnew: () => void
}

/** How this device calls the visitor: an invitation may have an address and no name. */
export const calledOf = ({ name, email, isInvited }: Known): string => name || (isInvited ? email : '')

/** Whose memory this will be, as this device knows; on a phone that goes round, the next person starts anew. */
export function FromWhom({ known, disabled, onStartAnew }: Props) {
  const t = useTranslations('visitContributing')
  const called = calledOf(known)
  return (
    <div>
      <p className="quiet">
        {t.rich('from', { name: called, b: (words) => <b dir="auto">{words}</b> })}
        {known.isInvited && known.name !== '' && (
          <>
            {' · '}
            <Breakable text={known.email} />
          </>
        )}
      </p>
      <p>
        <Button look="link" disabled={disabled} onPress={onStartAnew}>
          {t('notYou', { name: firstNameOf(called) })}
        </Button>
      </p>
    </div>
  )
}
