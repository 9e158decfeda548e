import { PenLine } from 'lucide-react'
import { type ComponentType, type FormEvent, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { AskSomeone } from '#app/parts/ask-someone/AskSomeone.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { ContributeDialogProps } from '../contribute/ContributeDialog.tsx'
import { knownVisitor } from '../known-visitor.ts'
import { loadVisitorData, useVisitorData } from '../visitor-data.ts'

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** The decade that is asked about, `195X`, and in words. */
  fromTime: string
  time: string
  words: { might: string; ask: string; subject: string; message: string }
  /** Of the memorial. */
  address: string
}

/**
 * The ways to fill a gap in a life: add a memory of that decade, or pass the question on, by the device's own sheet or by mail.
 * Its words come with its props, so that a page without gaps loads none.
 */
export function LifeGap({ shareSlug, nameOfPerson, fromTime, time, words, address }: Props) {
  const t = useTranslations('visitContribute')
  const mine = useVisitorData(shareSlug)
  const [Dialog, setDialog] = useState<ComponentType<ContributeDialogProps> | null>(null)
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed')

  async function open(event: FormEvent) {
    event.preventDefault()
    if (state === 'opening') return
    setState('opening')
    try {
      const [{ ContributeDialog }] = await Promise.all([
        import('../contribute/ContributeDialog.tsx'),
        loadVisitorData(shareSlug),
      ])
      setDialog(() => ContributeDialog)
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="life-ways">
      <form action={`/view/${shareSlug}/contribute`} method="get" onSubmit={(event) => void open(event)}>
        <Button type="submit" look="link" icon={PenLine} busy={state === 'opening'} busyLabel={t('opening')}>
          {words.might}
        </Button>
        {state === 'failed' && <FieldError>{t('openFailed')}</FieldError>}
      </form>
      <AskSomeone label={words.ask} subject={words.subject} message={words.message} address={address} />
      {Dialog && (
        <Dialog
          open={state === 'open'}
          onClose={() => setState('closed')}
          shareSlug={shareSlug}
          nameOfPerson={nameOfPerson}
          own={mine?.userContribution ?? null}
          known={knownVisitor(shareSlug, mine)}
          asked={{ fromTime, time }}
        />
      )}
    </div>
  )
}
