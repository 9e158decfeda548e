import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { goodbyeState, removeDraftsOf } from '#app/lib/goodbye-notice.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Memorial } from '#contract/memorials.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Props {
  memorial: Pick<Memorial, 'uuid' | 'nameOfPerson'>
}

/** Lets the owner delete a memorial, at the very end of its dashboard. Needs the messages of `deletion`. */
export function DeleteMemorial({ memorial }: Props) {
  const t = useTranslations('deletion')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const { uuid, nameOfPerson: name } = memorial

  async function handleDeleted(removedAt: string) {
    await navigate('/profile', { replace: true, state: goodbyeState({ kind: 'deleted', name, removedAt }) })
    removeDraftsOf(uuid)
  }

  return (
    <section className="wrap middle" aria-label={t('delete')}>
      <Button look="tool" icon={Trash2} onPress={() => setAsked(true)}>
        {t('delete')}
      </Button>
      {asked && <DeleteDialog memorial={memorial} onKeep={() => setAsked(false)} onDeleted={handleDeleted} />}
    </section>
  )
}
