import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { TypeOffDialog } from '../TypeOffDialog.tsx'
import type { ModerationQueueWork } from './use-moderation-queue.ts'

interface Props {
  /** On paper. */
  contribution: HostContribution
  typeOff: ModerationQueueWork['typeOff']
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Below a memory on paper: writes what it says, before it is approved. */
export function TypeOff({ contribution, typeOff, redirectOnAuthError }: Props) {
  const t = useTranslations('dashboard.contributions.typing')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="top4">
      <Button look="tool" icon={PenLine} onPress={() => setOpen(true)}>
        {t(contribution.message ? 'change' : 'begin')}
      </Button>
      <TypeOffDialog
        open={isOpen}
        contribution={contribution}
        onClose={() => setOpen(false)}
        onSave={(typed, before) => typeOff(contribution, typed, before)}
        redirectOnAuthError={redirectOnAuthError}
      />
    </div>
  )
}
