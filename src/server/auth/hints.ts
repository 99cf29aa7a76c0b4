/** `j***@biuro.pl`: enough for the owner to know which address, too little for anybody else. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}

/** `*** *** 503`. */
export function maskedPhone(phone: string): string {
  return `*** *** ${phone.slice(-3)}`;
}
