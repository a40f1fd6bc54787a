WITH {party_position}
{move_states}
