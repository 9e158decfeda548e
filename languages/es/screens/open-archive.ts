import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const openArchive: Translation<typeof import('../../en/screens/open-archive.ts').openArchive> = {
  pageTitle: `Abrir una copia completa · ${brand.name}`,
  title: 'Abrir una copia completa',
  intro: `Una copia completa de ${brand.name} guarda un memorial en un solo archivo ZIP. A partir de ella se vuelve a crear el memorial: usted lo revisa paso a paso, cambia lo que desee, y después lo guarda y lo paga, como cualquier otro.`,
  drop: 'Suelte aquí el archivo ZIP o haga clic para elegirlo',
  choose: 'Elegir el archivo ZIP',
  hint: 'Tal como se descargó. Si se descomprimió, vuelva a comprimir la carpeta.',
  stays: 'Se lee en este dispositivo. No se envía nada a ninguna parte hasta que usted guarde.',
  reading: 'Comprobando la copia completa',
  filling: 'Poniendo cada cosa en su lugar',
  large: 'Las copias grandes tardan unos minutos. Mantenga abierta esta página.',
  stop: 'Detener',
  back: 'Volver a la primera página',
  problems: {
    notZip: 'Esto no es un archivo ZIP. Elija la copia completa tal como se descargó.',
    notArchive: `Este archivo ZIP no es una copia completa de ${brand.name}. Las fotos de otros sitios se añaden en el paso Fotos.`,
    older:
      'Esta copia se hizo antes de que las copias se pudieran volver a abrir. Si el memorial sigue en línea, descárguela allí de nuevo.',
    newer:
      'Esta copia se hizo con una versión más nueva que esta página. Recargue la página y elíjala de nuevo.',
    cutShort: 'Este archivo no está completo: le falta el final. Descárguelo o cópielo de nuevo.',
    split: 'Este archivo es una parte de varias. Júntelas primero.',
    tooMany: 'Este archivo contiene mucho más que cualquier copia completa, así que no se abrió.',
    damaged: 'Este archivo está dañado y no se puede leer. Descárguelo o cópielo de nuevo.',
    unreadable:
      'Este archivo ya no se puede leer. Si cambió de lugar, o se desconectó el disco o la memoria USB, elíjalo de nuevo.',
    locked: 'Este archivo está protegido con contraseña. Descomprímalo y comprima la carpeta sin contraseña.',
    changed:
      '{count, plural, one {Falta un archivo en esta copia, o no es el que era cuando se hizo la copia.} other {Faltan # archivos en esta copia, o no son los que eran cuando se hizo la copia.}} No se abrió nada. Si tiene otra copia, elija esa.',
    unsafe:
      'Hay algo en este archivo que no es como en nuestras copias, así que no se abrió. Elija la copia completa tal como se descargó.',
    failed:
      'No se pudo abrir la copia: puede que sea demasiado grande para este dispositivo o que se haya perdido la conexión. No se cambió nada. Inténtelo de nuevo.',
  },
  more: '{count, plural, one {y # más} other {y # más}}',
  without: '{count, plural, one {Abrirla sin el archivo dañado} other {Abrirla sin los # archivos dañados}}',
  found: {
    title: 'El memorial de {name}',
    unnamed: 'Un memorial sin nombre',
    made: 'Tal como era el {date}.',
    what: 'Qué se abre',
    photos: '{count, plural, one {# foto} other {# fotos}}, con pies de foto y fechas',
    stories: '{count, plural, one {# historia} other {# historias}}',
    video: 'El mensaje grabado',
    films: '{count, plural, one {# película} other {# películas}}',
    contacts: '{count, plural, one {# persona} other {# personas}} a quien invitar',
    funds:
      '{count, plural, one {# fondo} other {# fondos}}, para revisar en Donaciones cuando el memorial esté pagado',
    words: 'Nombre, fechas, lugar y mensaje',
    unsubscribed:
      '{count, plural, one {Queda fuera una persona que pidió no recibir más mensajes.} other {Quedan fuera # personas que pidieron no recibir más mensajes.}}',
    portraitSmaller: 'El retrato pasaba de 10 MB. Se abre una copia más pequeña: {file}',
    leftOut: '{count, plural, one {Un archivo queda fuera} other {# archivos quedan fuera}}',
    aFile: 'Un archivo sin nombre',
    why: {
      damaged: 'está dañado en la copia',
      missing: 'falta en la copia',
      tooMany: 'hay más de los que caben en un memorial',
      tooLarge: 'es demasiado grande para un retrato, y aquí no se pudo reducir',
      notPhoto: 'no se puede abrir como foto',
    },
    again: 'Esto lo elige usted de nuevo',
    againText:
      'Se eligió en el memorial anterior y no se trae. Cuando el memorial esté guardado, lo encontrará en «{where}»:',
    zone: 'Su día estaba en la zona horaria {zone}. El memorial toma la zona horaria de este dispositivo.',
    others: 'De otras personas',
    later: 'Esto también está en el archivo, y se podrá traer cuando el memorial esté pagado:',
    memories: '{count, plural, one {# recuerdo} other {# recuerdos}}',
    answers: '{count, plural, one {# respuesta} other {# respuestas}} a la invitación',
    not: 'Las donaciones, los enlaces y los códigos impresos no se traen, y usted elige de nuevo quién puede leer el memorial.',
    open: 'Abrirla',
    another: 'Elegir otro archivo',
    begun: 'Usted ya empezó un memorial aquí: {name}',
    begunUnnamed: 'Usted ya empezó un memorial aquí',
    beside: 'Se queda como está. La copia se abre aparte, y encontrará los dos en la primera página.',
    giveName: 'Todavía no tiene nombre. Póngale uno antes, y lo encontrará de nuevo en la primera página.',
    goOn: 'Continuar lo que empezó',
  },
}
