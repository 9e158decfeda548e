import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { MadeOrder, OrderChoices, OrderFormat } from '#contract/order-of-service.ts'
import { isSameContent } from './content.ts'
import type { Kept } from './kept.ts'
import { MadePages } from './MadePages.tsx'
import styles from './OrderOfService.module.css'
import { useMadeOrder } from './use-made-order.ts'

interface Props {
  memorialUuid: string
  work: Kept
  isUnsaved: boolean
  /** It is being saved. */
  isBusy: boolean
  /** @returns whether it was saved */
  onSave: () => Promise<boolean>
  onOpen: (id: string) => void
  redirectOnAuthError: (reason: unknown) => boolean
}

const formats = ['FOLDED', 'BOOKLET'] as const
const papers = ['A4', 'LETTER'] as const

/** How it is printed, what it looks like, and its files. */
export function PrintCard(props: Props) {
  const { memorialUuid, work, isUnsaved, isBusy, onSave, onOpen, redirectOnAuthError } = props
  const t = useTranslations('orderOfService.print')
  const [choices, setChoices] = useState<OrderChoices>({ paper: 'A4', format: 'FOLDED', marks: false })
  const { order, content, trouble, isMaking, make } = useMadeOrder(memorialUuid, redirectOnAuthError)
  const [wanted, setWanted] = useState<OrderChoices | null>(null)

  // Only once what was saved is here, with what another host changed meanwhile.
  useEffect(() => {
    if (wanted === null || isUnsaved) return
    setWanted(null)
    void make(wanted, work.content)
  }, [wanted, isUnsaved, make, work.content])

  async function press(asked: OrderChoices) {
    setChoices(asked)
    if (isUnsaved && !(await onSave())) return
    setWanted(asked)
  }

  const isCurrent =
    content !== null &&
    isSameContent(content, work.content) &&
    order !== null &&
    isSameChoice(order.choices, choices)
  return (
    <Card title={t('title')}>
      <div className={styles.fields}>
        <RadioCards
          legend={t('format')}
          options={formats.map((value) => ({
            value,
            label: t(`formats.${value}`),
            help: t(`formatHelp.${value}`),
          }))}
          value={choices.format}
          onValue={(format) => setChoices({ ...choices, format })}
        />
        <RadioCards
          legend={t('paper')}
          options={papers.map((value) => ({ value, label: t(`papers.${value}`), help: t(`sizes.${value}`) }))}
          value={choices.paper}
          onValue={(paper) => setChoices({ ...choices, paper })}
        />
        <Checkbox
          checked={choices.marks}
          onChange={({ currentTarget: { checked } }) => setChoices({ ...choices, marks: checked })}
        >
          {t('marks')}
          <span className={styles.help}>{t('marksHelp')}</span>
        </Checkbox>
        <p>
          <Button
            icon={Printer}
            busy={isMaking || isBusy}
            busyLabel={t('making')}
            onPress={() => press(choices)}
          >
            {t(isUnsaved ? 'saveAndMake' : 'make')}
          </Button>
        </p>
        {trouble && <Notice kind="error" isAnswer title={trouble.message} />}
        {!isMaking && order?.tooLong && (
          <TooLong
            tooLong={order.tooLong}
            format={order.choices.format}
            title={titleOf(work, order.tooLong.itemId)}
            onOpen={onOpen}
            onBooklet={() => press({ ...choices, format: 'BOOKLET' })}
          />
        )}
        {!isMaking && order && !order.tooLong && (
          <>
            {!isCurrent && <Notice>{t('stale')}</Notice>}
            <Told order={order} />
            <div className={isCurrent ? styles.made : undefined}>
              <MadePages order={order} />
            </div>
            <div className={styles.files}>
              {order.sheetsUrl && (
                <FileLink href={order.sheetsUrl} words={t(`files.${order.format}`)} help={t('filesHelp')} />
              )}
              {order.pagesUrl && <FileLink href={order.pagesUrl} words={t('pages')} help={t('pagesHelp')} />}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const isSameChoice = (one: OrderChoices, other: OrderChoices): boolean =>
  one.paper === other.paper && one.format === other.format && one.marks === other.marks

const titleOf = ({ content }: Kept, id: string | null): string =>
  content.items.find((item) => item.id === id)?.title ?? ''

function FileLink({ href, words, help }: { href: string; words: string; help: string }) {
  return (
    <p>
      <a className={styles.file} href={href} download="">
        <Icon of={Download} /> {words}
      </a>
      <span className={styles.help}>{help}</span>
    </p>
  )
}

/** What a host should know of the one that was made. */
function Told({ order }: { order: MadeOrder }) {
  const t = useTranslations('orderOfService.print')
  const told = [
    order.format !== order.choices.format && t('isFolded'),
    order.isSmaller && t('isSmaller'),
    order.isWithoutPhotos && t('isWithoutPhotos'),
    order.isWithoutCode && t('isWithoutCode'),
    order.missing > 0 && t('missing', { count: order.missing }),
  ].filter((one): one is string => one !== false)
  return (
    <div role="status" className={styles.told}>
      <p>{t('ready')}</p>
      {told.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  )
}

interface TooLongProps {
  tooLong: NonNullable<MadeOrder['tooLong']>
  format: OrderFormat
  /** Of the part that is too long. */
  title: string
  onOpen: (id: string) => void
  onBooklet: () => unknown
}

/** What does not fit, and the ways out. Nothing is cut. */
function TooLong({ tooLong, format, title, onOpen, onBooklet }: TooLongProps) {
  const t = useTranslations('orderOfService.print.tooLong')
  const { where, itemId } = tooLong
  return (
    <Notice
      kind="error"
      isAnswer
      title={t(`${where}.${format}`, { title })}
      action={
        <span className={styles.ways}>
          {format === 'FOLDED' && where !== 'BACK' && <Button onPress={onBooklet}>{t('booklet')}</Button>}
          {itemId && (
            <Button look="tool" onPress={() => onOpen(itemId)}>
              {t('open')}
            </Button>
          )}
        </span>
      }
    >
      {t(format === 'FOLDED' && where !== 'BACK' ? 'nothingCut' : 'nothingCutHere')}
    </Notice>
  )
}
