import type { Texts } from '../texts.ts'

export const operatorErrors: Texts['operatorErrors'] = {
  OPERATOR_PROOF_NEEDED:
    'Por favor, muestre su llave de acceso otra vez: esta acción necesita una prueba reciente.',
  OPERATOR_ACCOUNT_NEEDED: 'Esto es para la cuenta de un operador, no para la clave de operador.',
  OPERATOR_NAME_TAKEN:
    'Alguien que fue quitado tenía este nombre, o el de otro operador se le parece demasiado. Por favor, elija otro: el registro guarda los nombres para siempre.',
  OPERATOR_NOT_FOUND: 'No existe este operador.',
  OPERATOR_LINK_INVALID: 'Este enlace ya se usó o ha vencido. Por favor, pida uno nuevo a otro operador.',
  OPERATOR_PASSKEY_UNKNOWN:
    'Esta llave de acceso no se conoce aquí. Por favor, pida un enlace nuevo a otro operador.',
  LAST_PASSKEY: 'Es su última llave de acceso. Por favor, añada otra primero.',
  JOB_NOT_FOUND: 'Este trabajo ni espera ni ha fallado.',
  HAND_OVER_ACCOUNT: 'No hay ninguna cuenta confirmada con esta dirección que pueda ser la propietaria.',
  HAND_OVER_WAITS: 'Ya se pidió entregar este memorial.',
  HAND_OVER_NOT_FOUND: 'Nadie ha pedido esto.',
  HAND_OVER_EARLY: 'La familia tiene tres días para oponerse. Por favor, vuelva entonces.',
  HAND_OVER_WITNESS: 'Tiene que atestiguarlo alguien distinto de quien lo pidió.',
  HAND_OVER_PASSKEY:
    'Para entregar un memorial, su llave de acceso tiene que venir de un enlace de la línea de comandos. Por favor, pídaselo a quien administra el servidor.',
  HAND_OVER_OVER: 'Esto ya se decidió.',
}
