import type { Texts } from '../texts.ts'

export const operatorErrors: Texts['operatorErrors'] = {
  OPERATOR_ONLY: 'La mesa es para operadores. Su cuenta no lo es.',
  OPERATOR_PASSKEY_NEEDED:
    'Por favor, muestre su llave de acceso. Una que se añadió después de que la cuenta pasara a ser de operador no cuenta.',
  COMMAND_LINE_ONLY: 'Esto solo se puede hacer desde la línea de comandos.',
  OPERATOR_ACCOUNT:
    'No hay ninguna cuenta confirmada con llave de acceso bajo esta dirección. Su dueño añade primero una llave en su perfil.',
  OPERATOR_NOT_FOUND: 'No existe este operador.',
  JOB_NOT_FOUND: 'Este trabajo ni espera ni ha fallado.',
  HAND_OVER_ACCOUNT: 'No hay ninguna cuenta confirmada con esta dirección que pueda ser la propietaria.',
  HAND_OVER_WAITS: 'Ya se pidió entregar este memorial.',
  HAND_OVER_NOT_FOUND: 'Nadie ha pedido esto.',
  HAND_OVER_EARLY: 'La familia tiene catorce días para detenerlo. Por favor, vuelva entonces.',
  HAND_OVER_OVER: 'Esto ya se decidió.',
}
