import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import { isSafeTogether } from './rules.ts'
import type { Contributions } from './use-contributions.ts'

interface Props {
  shown: readonly HostContribution[]
  actions: Contributions
}

/** Approves all that wait and are shown, except for what needs a look of its own; can be undone for a moment. */
export function ApproveShown({ shown, actions }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { error, attempt } = useAction()
  const showToast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const some = shown
    .filter((one) => isSafeTogether(one) && !actions.isRemoved(one.id))
    .slice(0, limits.approvedAtOnce)

  async function approve() {
    await attempt(async () => {
      await actions.approveTogether(some)
      // The next ones stand below the same button: a second press was not meant for them.
      place.current?.focus()
      const undo = () => void attempt(() => actions.returnToPending(some))
      showToast({ message: t('approvedShown', { count: some.length }), onUndo: undo })
    })
  }

  return (
    <div ref={place} className="below4" tabIndex={-1}>
      {some.length > 1 && (
        <Button icon={CheckCheck} onPress={approve}>
          {t('approveShown', { count: some.length })}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
