import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { usePaper } from '#app/lib/use-paper.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import {
  type MadeOrder,
  makeOrderOfService,
  type OrderChoices,
  type OrderContent,
} from '#contract/order-of-service.ts'

interface Props {
  memorialUuid: string
  content: OrderContent
  isUnsaved: boolean
  /** It is being saved. */
  isBusy: boolean
  /** @returns whether it was saved */
  onSave: () => Promise<boolean>
}

const formats = ['FOLDED', 'BOOKLET'] as const
const papers = ['A4', 'LETTER'] as const

/** How it is printed, and its files. */
export function PrintCard({ memorialUuid, content, isUnsaved, isBusy, onSave }: Props) {
  const t = useTranslations('orderOfService.print')
  const [paper, setPaper] = usePaper()
  const [format, setFormat] = useState<OrderChoices['format']>('FOLDED')
  const [made, setMade] = useState<MadeOrder | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)

  // What was changed since is not what was printed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the content or the choice is another
  useEffect(() => setMade(null), [content, paper, format])

  async function make() {
    setError(null)
    if (isUnsaved && !(await onSave())) return
    setMaking(true)
    try {
      const answer = await call(makeOrderOfService, { params: { memorialUuid }, body: { paper, format } })
      setMade(answer.made)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setError(reason.message)
    } finally {
      setMaking(false)
    }
  }

  return (
    <Card title={t('title')}>
      <div className="stack">
        <RadioCards
          legend={t('format')}
          options={formats.map((value) => ({
            value,
            label: t(`formats.${value}`),
            help: t(`formatHelp.${value}`),
          }))}
          value={format}
          onValue={setFormat}
        />
        <RadioCards
          legend={t('paper')}
          options={papers.map((value) => ({ value, label: t(`papers.${value}`), help: t(`sizes.${value}`) }))}
          value={paper}
          onValue={setPaper}
        />
        <p>
          <Button icon={Printer} busy={isMaking || isBusy} busyLabel={t('making')} onPress={make}>
            {t(isUnsaved ? 'saveAndMake' : 'make')}
          </Button>
        </p>
        {error && <Notice kind="error" isAnswer title={error} />}
        {made?.isTooLong && (
          <Notice kind="error" isAnswer title={t(`tooLong.${format}`)}>
            {t(format === 'FOLDED' ? 'tooLong.nothingCut' : 'tooLong.nothingCutHere')}
          </Notice>
        )}
        <div role="status">
          {made?.sheetsUrl && made.pagesUrl && (
            <div className="stack">
              <p>
                {[
                  t('ready'),
                  made.isWithoutCode && t('isWithoutCode'),
                  made.missing > 0 && t('missing', { count: made.missing }),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </p>
              <p>
                <AnchorButton look="primary" href={made.sheetsUrl} target="_blank" rel="noopener">
                  {t('sheets')}
                </AnchorButton>
              </p>
              <p className="small quiet">{t('sheetsHelp')}</p>
              <p>
                <AnchorButton href={made.pagesUrl} target="_blank" rel="noopener">
                  {t('pages')}
                </AnchorButton>
              </p>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}
