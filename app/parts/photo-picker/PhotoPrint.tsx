import { Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { Print } from '#app/ui/Print.tsx'
import { memorial } from '#contract/limits.ts'
import styles from './PhotoPrint.module.css'

interface Props {
  /** The picture, and what is told over it. */
  picture: ReactNode
  /** Between the picture and its caption: why it was not sent. */
  trouble?: ReactNode
  caption: Pick<ComponentProps<typeof CaptionField>, 'label' | 'placeholder' | 'readOnly'> & {
    text: string
    onText: (text: string) => void
  }
  remove: { label: string; name: string; onPress: () => void; disabled?: boolean }
  /** Other tools, before the one that removes it. */
  tools?: ReactNode
}

/** A chosen photo as a print, with the field for its caption and its tools. */
export function PhotoPrint({ picture, trouble, caption, remove, tools }: Props) {
  const { text, onText, ...field } = caption
  return (
    <Print flat picture={picture}>
      {trouble}
      <CaptionField
        {...field}
        maxLength={memorial.captionMax}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div className={`wrap ${styles.tools}`}>
        {tools}
        <Button
          look="tool"
          icon={Trash2}
          data-remove=""
          disabled={remove.disabled}
          aria-label={remove.name}
          onPress={remove.onPress}
        >
          {remove.label}
        </Button>
      </div>
    </Print>
  )
}
