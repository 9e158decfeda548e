import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The order of service: what is printed for the day, folded or stapled. */
export const orderOfService: Translation<
  typeof import('../../en/screens/order-of-service.ts').orderOfService
> = {
  pageTitle: `Programa de la ceremonia · ${brand.name}`,
  title: 'El programa de la ceremonia',
  intro:
    'Un pequeño cuadernillo para tener en las manos ese día. Ya pusimos lo que usted nos dio, y una ceremonia para empezar. Cambie lo que quiera, quite lo que quiera.',
  failed: 'No funcionó. Por favor, inténtelo de nuevo.',
  saved: 'Guardado',
  reverted: 'Sus cambios se deshicieron',
  kept: 'No se ha perdido nada: todo sigue aquí, en este dispositivo.',
  kinds: {
    HYMN: 'Canto o canción',
    READING: 'Lectura',
    PRAYER: 'Oración',
    MUSIC: 'Música',
    WORDS: 'Palabras',
    NAMES: 'Nombres',
  },
  cover: {
    title: 'Portada',
    name: 'Nombre, como debe imprimirse',
    years: 'Años o fechas',
    yearsHelp: 'Por ejemplo, 1941 – 2026.',
    when: 'Cuándo y dónde',
    whenHelp: 'Cada línea se imprime como una línea propia.',
  },
  parts: {
    title: 'La ceremonia',
    text: 'En el orden en que ocurre. La letra y los textos que añada también se imprimen, para que todos puedan cantar y leer.',
    up: 'Subir',
    down: 'Bajar',
    upNamed: 'Subir: {name}',
    downNamed: 'Bajar: {name}',
    moved: '{name} es ahora el número {place, number} de {total, number}',
    add: 'Añadir una parte',
    full: 'Una ceremonia tiene lugar para {count, number} partes.',
    removeNamed: 'Quitar: {name}',
    removed: 'Quitado: {name}',
    kind: 'Qué es',
    titleField: 'Título',
    by: 'Quién lee, habla, canta o toca',
    source: 'Quién lo escribió, o de dónde es',
    words: 'Palabras',
    wordsHelp: {
      HYMN: 'Una línea vacía empieza una nueva estrofa. Si la canción es reciente, pregunte a la iglesia o a quien oficia si tiene licencia para imprimir la letra.',
      others: 'Si se deja vacío, se imprime solo el título. Los nombres, uno en cada línea.',
    },
  },
  photos: {
    title: 'Fotos',
    text: 'Hasta {count, number} fotos, impresas enteras, con su pie de foto.',
    photo: 'Foto {number, number}',
  },
  back: {
    thanks: 'Unas palabras de agradecimiento',
    thanksHint: 'Gracias por venir y por cada historia. Hay café en el salón.',
    text: 'En el reverso están también las otras partes del día que son para todos, y un código que abre el memorial.',
    codeLater:
      'En el reverso están también las otras partes del día que son para todos, y un código que abre el memorial. Se imprime cuando el memorial esté pagado: hasta entonces no abriría nada.',
  },
  print: {
    title: 'Imprimirlo',
    format: 'Cómo se dobla',
    formats: {
      FOLDED: 'Una hoja doblada: 4 páginas',
      BOOKLET: 'Cuadernillo: 8 páginas',
    },
    formatHelp: {
      FOLDED: 'Una hoja de papel para cada persona.',
      BOOKLET: 'Dos hojas para cada persona, una dentro de otra, dobladas y grapadas.',
    },
    paper: 'Papel',
    papers: {
      A4: 'A4',
      LETTER: 'Carta',
    },
    sizes: {
      A4: 'Cada página es A5',
      LETTER: 'Cada página es media carta',
    },
    make: 'Verlo e imprimirlo',
    saveAndMake: 'Guardar, verlo e imprimirlo',
    making: 'Haciendo las páginas',
    ready: 'Está listo.',
    isWithoutCode: 'El código no se imprime hasta que el memorial esté pagado.',
    missing:
      '{count, plural, one {Una foto no se pudo leer y no está.} other {# fotos no se pudieron leer y no están.}}',
    sheets: 'Abrir las hojas para imprimir',
    sheetsHelp: 'Imprima por las dos caras, con giro por el borde corto, al 100 %.',
    pages: 'Abrirlo página por página, para leerlo o enviarlo',
    tooLong: {
      FOLDED: 'Es demasiado para una hoja doblada de cuatro páginas.',
      BOOKLET: 'Es demasiado para un cuadernillo de ocho páginas.',
      nothingCut: 'No se cortó nada. Por favor, quite algo o elija el cuadernillo.',
      nothingCutHere: 'No se cortó nada. Por favor, quite algo.',
    },
  },
}
