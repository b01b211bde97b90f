/** Never sent back, and typed anew after the server refused a form, whatever else was wrong with it. */
export const SECRET_FIELDS = ['password', 'confirm', 'old_password', 'new_password'];
