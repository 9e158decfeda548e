import { Check, Crop, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { account, contributions } from '#contract/limits.ts'
import styles from './CardItem.module.css'
import { CornerEditor } from './CornerEditor.tsx'
import type { Card } from './cards.ts'
import type { Cards } from './use-cards.ts'

interface Props {
  card: Card
  /** Counted from 1. */
  number: number
  total: number
  actions: Pick<Cards, 'change' | 'leaveOut' | 'cut' | 'file'>
  error: string | undefined
}

/** One card: its picture or its corners, who wrote it, and what it says. */
export function CardItem({ card, number, total, actions, error }: Props) {
  const t = useTranslations('memoryCards')
  const [isPlacing, setPlacing] = useState(card.picture === null)
  const { id, picture, name, words, filed } = card
  const title = t('card', { number, total })
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.halves}>
        <div className="stack">
          {isPlacing && !filed ? (
            <>
              {!card.picture && <p>{t(card.ratio ? 'edges' : 'letter')}</p>}
              <CornerEditor
                card={card}
                onCut={async (corners) => {
                  await actions.cut(card, corners)
                  setPlacing(false)
                }}
              />
            </>
          ) : (
            picture && <img className={styles.cut} src={picture.url} alt={t('picture', { number })} />
          )}
        </div>
        {filed ? (
          <div className="stack" role="status">
            <p>
              <Chip tone="yes" icon={Check}>
                {t(filed.state === 'PENDING' ? 'filed' : `filedBefore.${filed.state}`)}
              </Chip>
            </p>
            {filed.contributorName && <p dir="auto">{filed.contributorName}</p>}
            {filed.message && <p dir="auto">{filed.message}</p>}
          </div>
        ) : (
          <div className="stack">
            <TextField
              label={t('who')}
              help={t('whoHelp')}
              optional
              maxLength={account.nameMax}
              autoComplete="off"
              value={name}
              onChange={(event) => actions.change({ type: 'typed', id, name: event.currentTarget.value })}
            />
            <TextArea
              label={t('words')}
              help={t('wordsHelp')}
              optional
              count={contributions.messageMax}
              value={words}
              onChange={(event) => actions.change({ type: 'typed', id, words: event.currentTarget.value })}
            />
            <p className="row">
              <Button
                look="primary"
                aria-label={t('named', { action: t('file'), card: title })}
                disabled={picture === null || isPlacing}
                busyLabel={t('filing')}
                onPress={() => actions.file(card)}
              >
                {t('file')}
              </Button>
              {!isPlacing && (
                <Button
                  look="tool"
                  icon={Crop}
                  aria-label={t('named', { action: t('place'), card: title })}
                  onPress={() => setPlacing(true)}
                >
                  {t('place')}
                </Button>
              )}
              <Button
                look="tool"
                icon={Trash2}
                aria-label={t('named', { action: t('leaveOut'), card: title })}
                onPress={() => actions.leaveOut(card)}
              >
                {t('leaveOut')}
              </Button>
            </p>
            {error && <FieldError>{error}</FieldError>}
          </div>
        )}
      </div>
    </article>
  )
}
