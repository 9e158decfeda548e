import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShareLinks as Links } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import type { Memorial } from '#contract/memorials.ts'
import { SlugForm } from './SlugForm.tsx'

interface Props {
  memorial: Memorial
  links: Links
  onChanged: (memorial: Memorial) => void
  /** Whether a different link was typed and not saved. */
  onTyped: (isTyped: boolean) => void
}

/** The memorial's link: to copy, to share, and to change. */
export function LinkCard({ memorial, links, onChanged, onTyped }: Props) {
  const t = useTranslations('contactList.link')
  const [isChanging, setChanging] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasChanging = useRef(false)

  useEffect(() => {
    if (wasChanging.current && !isChanging) change.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])

  return (
    <Card title={t('title')}>
      <div className="stack">
        {!memorial.paymentCompleted && (
          <Notice action={<LinkButton look="link" to="/payment" word="toPayment" />}>{t('unpaid')}</Notice>
        )}
        <div>
          <ShareLinks
            links={links}
            visibility={memorial.paymentCompleted ? memorial.visibility : null}
            hideLabel
          />
          {isChanging ? (
            <SlugForm
              memorial={memorial}
              onTyped={onTyped}
              onCancel={() => setChanging(false)}
              onChanged={(changed) => {
                onChanged(changed)
                setChanging(false)
                setChanged(true)
              }}
            />
          ) : (
            <div className="top3 row">
              <Button
                ref={change}
                look="tool"
                icon={Pencil}
                onPress={() => {
                  setChanged(false)
                  setChanging(true)
                }}
              >
                {t('change')}
              </Button>
            </div>
          )}
          <p className="quiet small" role="status">
            {isChanged && t('changed')}
          </p>
        </div>
      </div>
    </Card>
  )
}
