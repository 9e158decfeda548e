import { Plugin } from '@dnd-kit/abstract'
import {
  AutoScroller,
  Cursor,
  type DragDropManager,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom'

/**
 * Collects the styles of dnd-kit's plugins into a constructed style sheet during a drag. By itself dnd-kit adds style
 * elements, which the content security policy of a cached page refuses, because that names allowed styles by their
 * hashes (docs/decisions/0019). Must be listed before the plugins that have styles.
 */
class StylesByScript extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager)
    const styles = new Set<string>()
    const injector = manager.registry.plugins.get(StyleInjector)
    if (injector)
      injector.register = (rules) => {
        styles.add(rules)
        return () => styles.delete(rules)
      }
    this.registerEffect(() => {
      const { status } = manager.dragOperation
      if (!status.initializing && !status.initialized) return
      // Does not use lib/adopt-sheet, whose users would then load all of this too (scripts/bundle/chunk-groups.ts).
      const sheet = new CSSStyleSheet()
      sheet.replaceSync([...styles].join('\n'))
      document.adoptedStyleSheets.push(sheet)
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    })
  }
}

/**
 * Dragging starts at the picture or at Move. On touch screens it starts at the picture only after a delay, so that
 * scrolling does not drag photos; at Move it starts at once.
 */
export const dragSensors = [
  PointerSensor.configure({
    activatorElements: (source) => [...(source.element?.querySelectorAll('[data-grip]') ?? [])],
    preventActivation: () => false,
    activationConstraints: ({ pointerType, target }) =>
      pointerType === 'touch' && !(target instanceof Element && target.closest('[data-handle]'))
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 6 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
]

/**
 * Keyboards and screen readers use the Move dialog. The Accessibility plugin is left out, because it would make each
 * tile a button.
 */
export const dragPlugins = [StylesByScript, AutoScroller, Cursor, Feedback, PreventSelection]
