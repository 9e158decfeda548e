import { type ComponentProps, useRef } from 'react'
import styles from './CaptionField.module.css'
import { useAutoGrow } from './use-auto-grow.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children' | 'ref' | 'rows'> & {
  /** For screen readers only: the line under the photo is label enough visually. */
  label: string
}

/** A field for a caption under a print; it grows with its text. Give it a `placeholder` such as 'Write a caption'. */
export function CaptionField({ label, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, rest.value === undefined ? undefined : String(rest.value))
  return <textarea dir="auto" {...rest} ref={area} className={styles.caption} rows={1} aria-label={label} />
}
