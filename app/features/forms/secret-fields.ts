/** Never sent back: typed anew after the server rejected a form, whatever else was wrong with it. */
export const SECRET_FIELDS = ['password', 'confirm', 'old_password', 'new_password'];
