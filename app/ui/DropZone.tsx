import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './DropZone.module.css'
import { Icon, type IconShape } from './Icon.tsx'
import { useFocusSafeDisabled } from './use-focus-safe-disabled.ts'

interface Props {
  /** For instance 'Drop photos here or click to select'. */
  label: ReactNode
  /** Instead of the label where there is no mouse to drop or click with, for instance 'Choose photos'. */
  touchLabel?: ReactNode
  /** Says which files it accepts. */
  hint?: ReactNode
  icon: IconShape
  /** As on a file input. Filters only the file chooser: dropped files are not checked here. */
  accept?: string | undefined
  multiple?: boolean | undefined
  /** A single low line, for adding to existing files. */
  slim?: boolean | undefined
  disabled?: boolean | undefined
  /**
   * Called with the files, at least one. The caller checks their content and shows errors, because names and types are
   * often wrong (HEIC files mostly have no type).
   */
  onFiles: (files: File[]) => void
  name?: string | undefined
}

/** `accept` for photos. Some systems give HEIC files no type. */
export const photoFiles = 'image/*,.heic,.heif'

/** Accepts files by drop, click or keyboard: a label around a real file input. */
export function DropZone({
  label,
  touchLabel,
  hint,
  icon,
  accept,
  multiple,
  slim,
  disabled,
  onFiles,
  name,
}: Props) {
  const labelId = useId()
  const hintId = useId()
  const { isHeld, held } = useFocusSafeDisabled(disabled)
  const { over, ...drop } = useFileDrop(disabled ? undefined : (files) => give(files))

  function give(files: File[]) {
    const taken = multiple ? files : files.slice(0, 1)
    if (taken.length > 0) onFiles(taken)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // otherwise choosing the same file again after removing it would do nothing
    event.target.value = ''
    give(files)
  }

  return (
    <label
      {...drop}
      className={classes(`stack centred s2 box ${styles.zone}`, slim && styles.slim, over && styles.over)}
    >
      <input
        className="visually-hidden"
        type="file"
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        {...{ accept, multiple, name }}
        {...held}
        onClick={(event) => isHeld && event.preventDefault()}
        onChange={handleChange}
      />
      <Icon of={icon} size="large" />
      <strong id={labelId}>
        {touchLabel ? (
          <>
            <span className={styles.byMouse}>{label}</span>
            <span className={styles.byTouch}>{touchLabel}</span>
          </>
        ) : (
          label
        )}
      </strong>
      {hint && (
        <span className="small quiet" id={hintId}>
          {hint}
        </span>
      )}
    </label>
  )
}

/** Drag event handlers for an element that accepts files, and whether files are held over it. */
function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  // children fire enter and leave as well; the pointer is outside only when all were left
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => onFiles && event.dataTransfer.types.includes('Files')

  function move(event: DragEvent, by: number) {
    if (!carriesFiles(event)) return
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }

  return {
    over,
    onDragEnter: (event: DragEvent) => move(event, 1),
    onDragLeave: (event: DragEvent) => move(event, -1),
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      onFiles?.([...event.dataTransfer.files])
    },
  }
}
