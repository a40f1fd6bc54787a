-- The states of the positions of a manager or administrator.
WITH {party_position}
{move_states}
